import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Target } from '../faults/fault-board.js';
import { addTransportFaults } from '../faults/transport-faults.js';
import { SITE } from './data/site.js';
import { sendError, sendTooManyRequests } from './errors.js';
import type { RouteOptions } from './routes.js';

const DEFAULT_RESET_SECONDS = 60;

/** Accepts a key with its subdomain (the label, not the host), or a token alone, but neither in place of the other. */
function isAuthenticated({ headers }: FastifyRequest): boolean {
  const { authorization, 'x-auth-api-key': key, 'x-auth-subdomain': subdomain } = headers;
  if (authorization !== undefined) return authorization === `Bearer ${SITE.accessToken}`;
  return key === SITE.apiKey && subdomain === SITE.subdomain;
}

/** Adds what all APIs of the vendor have in common: faults, credentials and the limit of requests per site. */
export function addAccess(
  app: FastifyInstance,
  { platform, settings }: RouteOptions,
  targetOf: (request: FastifyRequest) => Target,
): void {
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
}
