import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { inProcessCall } from '../http/in-process.js';
import { isPrematureClose } from '../http/premature-close.js';

/** What is told of every answer, whether it has a line or not. */
export interface Answered {
  method: string;
  /** The template, `CACHED`, or null where no route was found. */
  route: string | null;
  /** Null: the caller did not get all of it. */
  status: number | null;
  ms: number;
}

/** The route of all cached responses. */
const CACHED = 'cached';

interface MaybeSignedIn {
  user?: { id: string };
}

/** Has the route's template and no address, as addresses hold searches and mails' tokens. */
export class AccessLog extends LogController {
  private readonly underWay = new WeakMap<Socket, ServerResponse>();

  private readonly refusals = new WeakMap<ServerResponse, number>();

  /** Null: nobody counts answers. */
  onAnswer: ((answer: Answered) => void) | null = null;

  /** Requests that had no fault, since the start. */
  private flawless = 0;

  /**
   * @param logger without the redaction of other lines, as these hold nothing secret and are most of the log
   * @param sample one in so many requests that did not fail is logged
   */
  constructor(
    private readonly logger: Logger,
    private readonly sample: number,
  ) {
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

  /** The caller has the beginning of an answer that does not go on. */
  override streamError(error: Error, request: FastifyRequest): void {
    if (isPrematureClose(error)) return;
    const traceId = request.span?.traceId;
    request.log.error({ err: error, traceId }, 'An answer broke off.');
  }
}

/** Milliseconds, with one decimal. */
function since(started: number): number {
  return Math.round((performance.now() - started) * 10) / 10;
}
