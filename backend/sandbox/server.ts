import { fastify, type FastifyRequest } from 'fastify';
import type { CatalogueChoice } from './catalogue-choice.js';
import { controlApi } from './control/control-api.js';
import type { SandboxSettings } from './control/settings.js';
import { coversApi } from './covers/covers-api.js';
import { originOf } from './http/origin.js';
import { thinkificApi } from './thinkific/api.js';
import { SITE } from './thinkific/data/site.js';
import { MAX_LIMIT } from './thinkific/pagination.js';
import { ThinkificPlatform } from './thinkific/platform.js';
import { API_PATH as THINKIFIC_PATH } from './thinkific/target.js';
import { udemyApi } from './udemy/api.js';
import { TOKEN } from './udemy/data/account.js';
import { UdemyPlatform } from './udemy/platform.js';
import { API_PATH as UDEMY_PATH } from './udemy/target.js';

export { drawCover } from './covers/draw-cover.js';

export interface SandboxOptions {
  /** Default: 0, which takes a free port. */
  port?: number;
  host?: string;
  /** Absolute base URL of cover images. Default: the sandbox's own `/covers`. */
  imageBaseUrl?: string;
  catalogue?: CatalogueChoice;
  udemyCatalogue?: CatalogueChoice;
  rateLimit?: boolean;
}

export interface Sandbox {
  url: string;
  thinkific: {
    apiUrl: string;
    subdomain: string;
    apiKey: string;
    /** Accepted as a Bearer token without a subdomain. */
    accessToken: string;
  };
  udemy: { apiUrl: string; apiToken: string };
  close(): Promise<void>;
}

export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 0, host = '127.0.0.1', rateLimit = true } = options;
  const { catalogue = 'demo', udemyCatalogue = 'demo' } = options;
  const initial: SandboxSettings = {
    rateLimit,
    rateLimitResetUnit: 'ms',
    limitAboveMaximum: 'clamp',
    largestPage: MAX_LIMIT,
  };
  let settings = initial;
  const thinkific = new ThinkificPlatform(catalogue);
  const udemy = new UdemyPlatform(udemyCatalogue);
  const imageBaseUrl = (request: FastifyRequest) =>
    options.imageBaseUrl?.replace(/\/$/, '') ?? `${originOf(request)}/covers`;

  const app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 1_000 } });
  await app.register(coversApi, { prefix: '/covers' });
  await app.register(thinkificApi, {
    prefix: THINKIFIC_PATH,
    platform: thinkific,
    settings: () => settings,
    imageBaseUrl,
  });
  await app.register(udemyApi, {
    prefix: UDEMY_PATH,
    platform: udemy,
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
      thinkific.reset();
      udemy.reset();
    },
    thinkific: { platform: thinkific, imageBaseUrl },
    udemy: { platform: udemy },
  });
  const url = await app.listen({ port, host });

  const { subdomain, apiKey, accessToken } = SITE;
  return {
    url,
    thinkific: { apiUrl: `${url}${THINKIFIC_PATH}`, subdomain, apiKey, accessToken },
    udemy: { apiUrl: `${url}${UDEMY_PATH}`, apiToken: TOKEN },
    close: () => app.close(),
  };
}
