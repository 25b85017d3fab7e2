import type { IncomingHttpHeaders } from 'node:http';

/** `192.0.2.7:5678`, `[2001:db8::1]:443` or `[2001:db8::1]`. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i;

/** Some proxies write ports, but addresses are compared and tell visitors apart. */
export function forgetForwardedPorts(headers: IncomingHttpHeaders): void {
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined) return;
  headers['x-forwarded-for'] = String(forwarded)
    .split(',')
    .map((part) => part.trim().replace(WITH_PORT, '$1$2'))
    .join(', ');
}
