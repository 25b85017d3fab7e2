import type { IncomingMessage } from 'node:http';

/** The address as requests have it, also where it is whole, as to a proxy, which every server has to take (RFC 9112). */
export function originForm({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (!/^https?:/i.test(url)) return url;
  return url.replace(/^https?:\/*[^/?]*\/?/i, '/');
}
