import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { ForbiddenError } from '../problem/app-error.js';
import { isRead } from './is-read.js';

export const CROSS_SITE =
  'This was sent from a page of another site, which may only be read from. Open this site, and send it from there.';

/**
 * Other origins may read, and only those given may do more. Browsers send `Sec-Fetch-Site` or
 * `Origin`; mail programs that unsubscribe by one click, and other programs, send neither.
 */
export function refuseCrossSite(publicUrl: string, allowed: string[]) {
  const origins = new Set([new URL(publicUrl).origin, ...allowed]);
  return (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const isRefused = !isRead(request.method) && isCrossSite(request, origins);
    done(isRefused ? new ForbiddenError(CROSS_SITE) : undefined);
  };
}

function isCrossSite({ headers, host }: FastifyRequest, origins: ReadonlySet<string>): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin' || site === 'none') return false;
  if (origin === undefined) return site !== undefined;
  return !origins.has(origin) && URL.parse(origin)?.host !== host;
}
