import { fastify, type FastifyRequest } from 'fastify';
import { controlApi } from './control/control-api.js';
import type { SandboxSettings } from './control/settings.js';
import { coversApi } from './covers/covers-api.js';
import { originOf } from './http/origin.js';
import { thinkificApi } from './thinkific/api.js';
import { SITE } from './thinkific/data/site.js';
import { ThinkificPlatform, type CatalogueChoice } from './thinkific/platform.js';
import { API_PATH } from './thinkific/target.js';

export { drawCover } from './covers/draw-cover.js';

export interface SandboxOptions {
  /** 0, the default, takes a free port. */
  port?: number;
  host?: string;
  /** Absolute base of the cover images in the answers; the sandbox's own `/covers` by default. */
  imageBaseUrl?: string;
  catalogue?: CatalogueChoice;
  /** Whether the vendors' rate limits hold; true by default. */
  rateLimit?: boolean;
}

export interface Sandbox {
  /** The server's origin; the control API is under `/control`. */
  url: string;
  thinkific: {
    apiUrl: string;
    subdomain: string;
    apiKey: string;
    /** Opens the API as a Bearer token, without a subdomain. */
    accessToken: string;
  };
  close(): Promise<void>;
}

/** Starts a server that answers as the course platforms do, on the loopback address. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 0, host = '127.0.0.1', catalogue = 'demo', rateLimit = true } = options;
  const initial: SandboxSettings = {
    rateLimit,
    rateLimitResetUnit: 'ms',
    limitAboveMaximum: 'clamp',
  };
  let settings = initial;
  const platform = new ThinkificPlatform(catalogue);
  const imageBaseUrl = (request: FastifyRequest) =>
    options.imageBaseUrl?.replace(/\/$/, '') ?? `${originOf(request)}/covers`;

  const app = fastify({ forceCloseConnections: true });
  await app.register(coversApi, { prefix: '/covers' });
  await app.register(thinkificApi, {
    prefix: API_PATH,
    platform,
    settings: () => settings,
    imageBaseUrl,
  });
  await app.register(controlApi, {
    prefix: '/control',
    settings: {
      read: () => settings,
      change: (changes) => void (settings = { ...settings, ...changes }),
    },
    reset: () => {
      settings = initial;
      platform.reset();
    },
    thinkific: { platform, imageBaseUrl },
  });
  const url = await app.listen({ port, host });

  const { subdomain, apiKey, accessToken } = SITE;
  return {
    url,
    thinkific: { apiUrl: `${url}${API_PATH}`, subdomain, apiKey, accessToken },
    close: () => app.close(),
  };
}
