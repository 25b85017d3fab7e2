import { fastify, type FastifyRequest } from 'fastify';
import type { CatalogueChoice } from './catalogue-choice.js';
import { controlApi } from './control/control-api.js';
import type { SandboxSettings } from './control/settings.js';
import { coversApi } from './covers/covers-api.js';
import { feedApi, FEED_PATH } from './feed/api.js';
import { makeFeedCourse } from './feed/make-course.js';
import { moodleApi, MOODLE_PATH, MOODLE_TOKEN } from './moodle/api.js';
import { makeMoodleCourse } from './moodle/make-course.js';
import { RecordsPlatform } from './records/platform.js';
import { originOf } from './http/origin.js';
import { thinkificApi } from './thinkific/api.js';
import { SITE } from './thinkific/data/site.js';
import { MAX_LIMIT } from './thinkific/pagination.js';
import { ThinkificPlatform } from './thinkific/platform.js';
import { API_PATH as THINKIFIC_PATH } from './thinkific/target.js';
import { thinkificWebhooksApi, WEBHOOKS_PATH } from './thinkific/webhooks-api.js';
import { udemyApi } from './udemy/api.js';
import { TOKEN } from './udemy/data/account.js';
import { UdemyPlatform } from './udemy/platform.js';
import { API_PATH as UDEMY_PATH } from './udemy/target.js';

export { drawCover } from './covers/draw-cover.js';
export { drawPortrait } from './covers/draw-portrait.js';

export interface SandboxOptions {
  /** Default: 0, which takes a free port. */
  port?: number;
  host?: string;
  /** Absolute base URL of cover images. Default: the sandbox's own `/covers`. */
  imageBaseUrl?: string;
  catalogue?: CatalogueChoice;
  udemyCatalogue?: CatalogueChoice;
  feedCatalogue?: CatalogueChoice;
  moodleCatalogue?: CatalogueChoice;
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
  feed: { url: string };
  moodle: { url: string; token: string };
  close(): Promise<void>;
}

export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 0, host = '127.0.0.1', rateLimit = true } = options;
  const { catalogue = 'demo', udemyCatalogue = 'demo', feedCatalogue = 'demo' } = options;
  const { moodleCatalogue = 'demo' } = options;
  const initial: SandboxSettings = {
    rateLimit,
    rateLimitResetUnit: 'ms',
    limitAboveMaximum: 'clamp',
    largestPage: MAX_LIMIT,
  };
  let settings = initial;
  const thinkific = new ThinkificPlatform(catalogue);
  const udemy = new UdemyPlatform(udemyCatalogue);
  const feed = new RecordsPlatform(feedCatalogue, makeFeedCourse);
  const moodle = new RecordsPlatform(moodleCatalogue, makeMoodleCourse);
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
  await app.register(thinkificWebhooksApi, {
    prefix: WEBHOOKS_PATH,
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
  await app.register(feedApi, { prefix: FEED_PATH, platform: feed });
  await app.register(moodleApi, { prefix: MOODLE_PATH, platform: moodle });
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
      feed.reset();
      moodle.reset();
    },
    thinkific: { platform: thinkific, imageBaseUrl },
    udemy: { platform: udemy },
    feed: { platform: feed },
    moodle: { platform: moodle },
  });
  const url = await app.listen({ port, host });

  const { subdomain, apiKey, accessToken } = SITE;
  return {
    url,
    thinkific: { apiUrl: `${url}${THINKIFIC_PATH}`, subdomain, apiKey, accessToken },
    udemy: { apiUrl: `${url}${UDEMY_PATH}`, apiToken: TOKEN },
    feed: { url: `${url}${FEED_PATH}/courses.json` },
    moodle: { url: `${url}${MOODLE_PATH}`, token: MOODLE_TOKEN },
    close: () => app.close(),
  };
}
