import type { IncomingMessage } from 'node:http';

/** Some mail clients add a slash to the one-click unsubscribe link. */
const UNSUBSCRIBE_SLASH = /^(\/unsubscribe\/[^/?]+)\/(?=\?|$)/;

/**
 * Returns the path and query of a request target. Servers must also accept absolute URLs (RFC 9112). `OPTIONS *` asks
 * about the whole server and is mapped to the home page.
 */
export function originForm({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): string {
  if (method === 'OPTIONS' && url === '*') return '/';
  const path = /^https?:/i.test(url) ? url.replace(/^https?:\/*[^/?]*\/?/i, '/') : url;
  return path.replace(UNSUBSCRIBE_SLASH, '$1');
}
