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
  constructor() {
    super({ disableRequestLogging: true, requestIdLogLabel: 'requestId' });
  }

  /** Fastify calls it for every request, also for those whose address no route can be asked about. */
  override incomingRequest(request: FastifyRequest & MaybeSignedIn, reply: FastifyReply): void {
    const started = performance.now();
    reply.raw.once('close', () => {
      const { headersSent, statusCode, writableFinished } = reply.raw;
      request.log.info(
        {
          method: request.method,
          route: request.routeOptions.url ?? null,
          status: headersSent ? statusCode : null,
          ms: Math.round((performance.now() - started) * 10) / 10,
          user: request.user?.id,
        },
        writableFinished ? 'answered' : 'cut off',
      );
    });
  }

  /** The caller has the beginning of an answer that does not go on. */
  override streamError(error: Error, request: FastifyRequest): void {
    if ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    request.log.error({ err: error }, 'An answer broke off.');
  }
}
