import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** Whoever the access guard has let through, or refused for the role. */
interface MaybeSignedIn {
  user?: { id: string };
}

/**
 * One line for each answer, whatever asked for it and whoever gave it. It has the route's template
 * and no address, as addresses hold what people search for, and the tokens of mails.
 */
export class AccessLog extends LogController {
  private readonly underWay = new WeakMap<Socket, ServerResponse>();

  /** Statuses that were written past the answer, which was not there yet. */
  private readonly refusals = new WeakMap<ServerResponse, number>();

  constructor() {
    super({ disableRequestLogging: true, requestIdLogLabel: 'requestId' });
  }

  /** Fastify calls it for every request, also for those whose address no route can be asked about. */
  override incomingRequest(request: FastifyRequest & MaybeSignedIn, reply: FastifyReply): void {
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

  /** The answer that is being made for what came on a connection, if any. */
  underWayOn(socket: Socket): ServerResponse | undefined {
    return this.underWay.get(socket);
  }

  /** Notes with what status a request was refused of which the end never came. */
  refuse(response: ServerResponse, status: number): void {
    this.refusals.set(response, status);
  }

  /** The caller has the beginning of an answer that does not go on. */
  override streamError(error: Error, request: FastifyRequest): void {
    if ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    request.log.error({ err: error }, 'An answer broke off.');
  }
}
