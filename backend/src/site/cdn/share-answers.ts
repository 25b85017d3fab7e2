import type { FastifyInstance } from 'fastify';
import { isRead } from '../../common/http/is-api.js';
import { type CdnConfig, CacheConfig } from '../../config/app-config.js';
import type { CacheTag } from '../../cache/cache-tags.js';
import { keysOf } from './cdn-keys.js';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CdnPurger } from './cdn-purger.service.js';

export function useCdn(app: NestFastifyApplication): void {
  const { cdn } = app.get(CacheConfig);
  if (!cdn) return;
  const server = app.getHttpAdapter().getInstance();
  const purger = app.get(CdnPurger);
  shareAnswers(server, cdn);
  server.addHook('onListen', (done) => {
    purger.start();
    done();
  });
}

const STALE_WHILE_REVALIDATE = 1;
const STALE_IF_ERROR = 24;
/** Seconds. No purge covers URLs without content. */
const MISSING_MAX_AGE = 10;

/** Adds headers that allow a CDN to cache responses. Must run before the response cache. */
function shareAnswers(server: FastifyInstance, cdn: CdnConfig): void {
  server.addHook('onSend', ({ method }, reply, _payload, done) => {
    const shows = reply.cachedAs?.answer.shows;
    if (shows && isRead(method)) void reply.headers(sharedHeaders(cdn, shows, reply.statusCode));
    done();
  });
}

/**
 * Browsers must revalidate. Caches that would apply `must-revalidate` to stale responses use the separate header of RFC
 * 9213.
 */
export function sharedHeaders(
  cdn: CdnConfig,
  shows: ReadonlySet<CacheTag>,
  status = 200,
): Record<string, string> {
  const [age, stale] = status === 200 ? whole(cdn) : [Math.min(cdn.maxAge, MISSING_MAX_AGE), ''];
  return {
    'Cache-Control': `public, max-age=0, must-revalidate, s-maxage=${age}${stale}`,
    'CDN-Cache-Control': `public, max-age=${age}${stale}`,
    [cdn.keyHeader]: keysOf(shows).join(cdn.separator),
  };
}

function whole({ maxAge }: CdnConfig): [age: number, stale: string] {
  const revalidate = `stale-while-revalidate=${maxAge * STALE_WHILE_REVALIDATE}`;
  return [maxAge, `, ${revalidate}, stale-if-error=${maxAge * STALE_IF_ERROR}`];
}
