import type { IncomingMessage } from 'node:http';

/**
 * The address as requests have it, also where it is whole, as to a proxy, which every server has to take (RFC 9112). `OPTIONS *`
 * asks about the server as a whole, for which its home page stands.
 */
export function originForm({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): string {
  if (method === 'OPTIONS' && url === '*') return '/';
  if (!/^https?:/i.test(url)) return url;
  return url.replace(/^https?:\/*[^/?]*\/?/i, '/');
}
