import type { IncomingHttpHeaders } from 'node:http';

const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i;

/** Removes the ports that some proxies add, so that the same client always has the same address. */
export function forgetForwardedPorts(headers: IncomingHttpHeaders): void {
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined) return;
  headers['x-forwarded-for'] = String(forwarded)
    .split(',')
    .map((part) => part.trim().replace(WITH_PORT, '$1$2'))
    .join(', ');
}
