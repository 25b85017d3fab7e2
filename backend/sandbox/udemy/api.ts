import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addTransportFaults } from '../faults/transport-faults.js';
import { TOKEN } from './data/account.js';
import { sendError, sendThrottled } from './errors.js';
import { addUdemyRoutes, type RouteOptions } from './routes.js';
import { targetOf } from './target.js';

const DEFAULT_RESET_SECONDS = 10;

/** The case of the scheme does not matter, that of the token does. */
function isAuthenticated({ headers }: FastifyRequest): boolean {
  const [scheme, token] = headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token === TOKEN;
}

/** Implements the Udemy Instructor API v1. Register it under `API_PATH`. */
export function udemyApi(app: FastifyInstance, options: RouteOptions, done: () => void): void {
  const { platform, settings } = options;

  platform.log.attach(app);

  addTransportFaults(app, {
    board: platform.faults,
    targetOf,
    answerStatus: (reply, { status, resetAfterSeconds = DEFAULT_RESET_SECONDS }) =>
      status === 429 ? sendThrottled(reply, resetAfterSeconds * 1000) : sendError(reply, status),
  });

  app.addHook('onRequest', async (request, reply) => {
    if (!isAuthenticated(request)) return sendError(reply, 401);
    if (!settings().rateLimit) return;
    const { allowed, resetsAt } = platform.window.take(TOKEN);
    if (!allowed) return sendThrottled(reply, resetsAt - Date.now());
  });

  app.setNotFoundHandler((_request, reply) => sendError(reply, 404));

  addUdemyRoutes(app, options);
  done();
}
