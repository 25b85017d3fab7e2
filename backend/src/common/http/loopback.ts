import ipaddr from 'ipaddr.js';
import type { IncomingMessage } from 'node:http';

export const FOREIGN_HOST =
  'This demo only accepts host names of its own machine, such as localhost. Set DEMO_PUBLIC=true to allow others.';

/** Detects DNS rebinding: a foreign name that resolves to this machine could sign in with the demo's passwords. */
export function hasForeignHost(
  { demo, demoPublic }: { demo: boolean; demoPublic: boolean },
  { headers: { host } }: Pick<IncomingMessage, 'headers'>,
): boolean {
  return demo && !demoPublic && Boolean(host) && !isLoopback(String(host).replace(/:\d*$/, ''));
}

/** Returns whether a host name or an address, also in the brackets of a URL, is this machine. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (ipaddr.isValid(name)) return ipaddr.process(name).range() === 'loopback';
  return name === 'localhost' || name.endsWith('.localhost');
}
