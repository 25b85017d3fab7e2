import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addTransportFaults } from '../faults/transport-faults.js';
import { SITE } from './data/site.js';
import { sendError, sendTooManyRequests } from './errors.js';
import { addThinkificRoutes, type RouteOptions } from './routes.js';
import { targetOf } from './target.js';

const DEFAULT_RESET_SECONDS = 60;

/** Accepts a one-site key with its subdomain (the label, not the host), or a token alone. */
function isAuthenticated({ headers }: FastifyRequest): boolean {
  const byKey =
    headers['x-auth-api-key'] === SITE.apiKey && headers['x-auth-subdomain'] === SITE.subdomain;
  return byKey || headers.authorization === `Bearer ${SITE.accessToken}`;
}

/** Implements the Thinkific Admin API v1. Register it under `API_PATH`. */
export function thinkificApi(app: FastifyInstance, options: RouteOptions, done: () => void): void {
  const { platform, settings } = options;

  platform.log.attach(app);

  addTransportFaults(app, {
    board: platform.faults,
    targetOf,
    answerStatus: (reply, { status, resetUnit, resetAfterSeconds = DEFAULT_RESET_SECONDS }) =>
      status === 429
        ? sendTooManyRequests(
            reply,
            Date.now() + resetAfterSeconds * 1000,
            resetUnit ?? settings().rateLimitResetUnit,
          )
        : sendError(reply, status),
  });

  app.addHook('onRequest', async (request, reply) => {
    if (!isAuthenticated(request)) return sendError(reply, 401);
    if (!settings().rateLimit) return;
    const { allowed, resetsAt } = platform.window.take(SITE.subdomain);
    if (!allowed) return sendTooManyRequests(reply, resetsAt, settings().rateLimitResetUnit);
  });

  app.setNotFoundHandler((_request, reply) => sendError(reply, 404));

  addThinkificRoutes(app, options);
  done();
}
