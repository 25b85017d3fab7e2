import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { inProcessCall } from '../http/in-process.js';

interface MaybeSignedIn {
  user?: { id: string };
}

/** Has the route's template and no address, as addresses hold searches and mails' tokens. */
export class AccessLog extends LogController {
  private readonly underWay = new WeakMap<Socket, ServerResponse>();

  private readonly refusals = new WeakMap<ServerResponse, number>();

  constructor() {
    super({ disableRequestLogging: true, requestIdLogLabel: 'requestId' });
  }

  /** Fastify calls it also for addresses that no route can be asked about. */
  override incomingRequest(request: FastifyRequest & MaybeSignedIn, reply: FastifyReply): void {
    if (inProcessCall()) return;
    const started = performance.now();
    const { socket } = request.raw;
    this.underWay.set(socket, reply.raw);
    reply.raw.once('close', () => {
      this.underWay.delete(socket);
      const { headersSent, statusCode, writableFinished } = reply.raw;
      const refusal = this.refusals.get(reply.raw);
      request.log.info(
        {
          method: request.method,
          route: request.routeOptions.url ?? null,
          status: refusal ?? (headersSent ? statusCode : null),
          ms: Math.round((performance.now() - started) * 10) / 10,
          user: request.user?.id,
        },
        writableFinished || refusal ? 'answered' : 'cut off',
      );
    });
  }

  underWayOn(socket: Socket): ServerResponse | undefined {
    return this.underWay.get(socket);
  }

  refuse(response: ServerResponse, status: number): void {
    this.refusals.set(response, status);
  }

  /** The caller has the beginning of an answer that does not go on. */
  override streamError(error: Error, request: FastifyRequest): void {
    if ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    request.log.error({ err: error }, 'An answer broke off.');
  }
}
