import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { ForbiddenError } from '../problem/app-error.js';
import { isRead } from './is-api.js';

const ONE_CLICK = '/unsubscribe/:token';

export const CROSS_SITE =
  'Pages of other sites may only read here. Open this site and send the request from there.';

/**
 * Lets other origins read, and only the allowed ones write. Requests without `Sec-Fetch-Site` and `Origin` do not come
 * from browsers and pass. One-click unsubscribing (RFC 8058) is open to every origin because some mail clients are web
 * pages, and the link contains a secret.
 */
export function refuseCrossSite(publicUrl: string, allowed: string[]) {
  const origins = new Set([new URL(publicUrl).origin, ...allowed]);
  return (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const isRefused =
      !isRead(request.method) && !isOneClick(request) && isCrossSite(request, origins);
    done(isRefused ? new ForbiddenError(CROSS_SITE) : undefined);
  };
}

function isOneClick({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'POST' && routeOptions.url === ONE_CLICK;
}

function isCrossSite({ headers, host }: FastifyRequest, origins: ReadonlySet<string>): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin' || site === 'none') return false;
  if (origin === undefined) return site !== undefined;
  return !origins.has(origin) && URL.parse(origin)?.host !== host;
}
