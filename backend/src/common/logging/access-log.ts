import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { inProcessCall } from '../http/in-process.js';
import { isPrematureClose } from '../http/broken-connections.js';

export interface Answered {
  method: string;
  /** The route's template, `CACHED`, or null if no route matched. */
  route: string | null;
  status: number | null;
  ms: number;
}

const CACHED = 'cached';

interface MaybeSignedIn {
  user?: { id: string };
}

/** Logs requests by the template of their route, because URLs contain searches and tokens of mail links. */
export class AccessLog extends LogController {
  private readonly underWay = new WeakMap<Socket, ServerResponse>();

  private readonly refusals = new WeakMap<ServerResponse, number>();

  onAnswer: ((answer: Answered) => void) | null = null;

  private flawless = 0;

  /**
   * @param logger a logger without redaction: these lines contain nothing secret and are most of the log
   * @param sample logs one of so many successful requests
   */
  constructor(
    private readonly logger: Logger,
    private readonly sample: number,
  ) {
    super({ disableRequestLogging: true, requestIdLogLabel: 'requestId' });
  }

  override incomingRequest(request: FastifyRequest & MaybeSignedIn, reply: FastifyReply): void {
    if (inProcessCall()) return;
    const started = performance.now();
    const { socket } = request.raw;
    this.underWay.set(socket, reply.raw);
    reply.raw.once('close', () => {
      this.underWay.delete(socket);
      if (reply.isDropped) return;
      const { headersSent, statusCode, writableFinished } = reply.raw;
      const refusal = this.refusals.get(reply.raw);
      const { method } = request;
      const route = request.routeOptions.url ?? null;
      const ms = since(started);
      this.onAnswer?.({
        method,
        route: reply.isCached ? CACHED : route,
        status: refusal ?? (writableFinished ? statusCode : null),
        ms,
      });
      if (!refusal && writableFinished && statusCode < 400 && !this.isInSample()) return;
      this.logger.info(
        {
          requestId: request.id,
          method,
          route,
          status: refusal ?? (headersSent ? statusCode : null),
          ms,
          user: request.user?.id,
          traceId: request.span?.traceId,
        },
        writableFinished || refusal ? 'answered' : 'cut off',
      );
    });
  }

  private isInSample(): boolean {
    this.flawless += 1;
    return this.flawless % this.sample === 0;
  }

  underWayOn(socket: Socket): ServerResponse | undefined {
    return this.underWay.get(socket);
  }

  refuse(response: ServerResponse, status: number): void {
    this.refusals.set(response, status);
  }

  override streamError(error: Error, request: FastifyRequest): void {
    if (isPrematureClose(error)) return;
    const traceId = request.span?.traceId;
    request.log.error({ err: error, traceId }, 'A response broke off before it was complete.');
  }
}

function since(started: number): number {
  return Math.round((performance.now() - started) * 10) / 10;
}
