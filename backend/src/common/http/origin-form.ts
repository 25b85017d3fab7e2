import type { IncomingMessage } from 'node:http';

/** Some mail programs add a slash to the link of one-click unsubscribing. */
const UNSUBSCRIBE_SLASH = /^(\/unsubscribe\/[^/?]+)\/(?=\?|$)/;

/**
 * The address as requests have it, also where it is whole, as to a proxy, which every server has to take (RFC 9112). `OPTIONS *`
 * asks about the server as a whole, for which its home page stands.
 */
export function originForm({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): string {
  if (method === 'OPTIONS' && url === '*') return '/';
  const path = /^https?:/i.test(url) ? url.replace(/^https?:\/*[^/?]*\/?/i, '/') : url;
  return path.replace(UNSUBSCRIBE_SLASH, '$1');
}
