import type { IncomingMessage } from 'node:http';
import { isLoopback } from './loopback.js';

export const FOREIGN_HOST =
  'This demo answers at names of its own machine only, like localhost. DEMO_PUBLIC=true lets other names in.';

/** Detects DNS rebinding: a foreign name that resolves to this machine could sign in with the demo's passwords. */
export function hasForeignHost(
  { demo, demoPublic }: { demo: boolean; demoPublic: boolean },
  { headers: { host } }: Pick<IncomingMessage, 'headers'>,
): boolean {
  return demo && !demoPublic && Boolean(host) && !isLoopback(String(host).replace(/:\d*$/, ''));
}
