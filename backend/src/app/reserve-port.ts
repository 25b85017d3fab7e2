import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { AppConfig } from '../config/app-config.js';
import { defaultUrl } from '../config/load-config.js';

let held: Server | null = null;

/** Reserves a free port for PORT=0, before the site's URL is used anywhere. */
export async function reservePort(config: AppConfig): Promise<AppConfig> {
  const { port, host, publicUrl } = config;
  if (port !== 0 || publicUrl !== defaultUrl(0)) return config;
  held = createServer((socket) => socket.destroy()).listen(0, host);
  held.unref();
  await once(held, 'listening');
  const address = held.address();
  if (address === null || typeof address === 'string') return config;
  return { ...config, port: address.port, publicUrl: defaultUrl(address.port) };
}

/** Frees the port for the server. */
export async function releasePort(): Promise<void> {
  if (!held) return;
  const closed = once(held, 'close');
  held.close();
  held = null;
  await closed;
}
