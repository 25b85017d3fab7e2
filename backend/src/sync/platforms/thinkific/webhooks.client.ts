import { z } from 'zod';
import type { ThinkificConfig } from '../../../config/app-config.js';
import { HttpClient, type HttpClientOptions } from '../http/http-client.js';
import { credentialOf, thinkificHeaders } from './credential.js';
import { THINKIFIC_BUDGET } from './thinkific.client.js';

const MOST_PAGES = 100;
const PAGE_SIZE = 100;

const webhookPage = z.object({
  items: z.array(
    z.object({ id: z.string(), topic: z.string(), target_url: z.string(), status: z.string() }),
  ),
  meta: z.object({ page: z.object({ has_next: z.boolean(), next_page: z.string().nullish() }) }),
});

export type ThinkificWebhook = z.infer<typeof webhookPage>['items'][number];
type WebhookWish = Pick<ThinkificWebhook, 'topic' | 'target_url'>;

/** A client for Thinkific's Webhooks API, which is on the same host as its Admin API. */
export class ThinkificWebhooksClient {
  private readonly http: HttpClient;

  constructor(config: ThinkificConfig, options: Pick<HttpClientOptions, 'timings' | 'slots'> = {}) {
    this.http = new HttpClient({
      platform: 'Thinkific',
      baseUrl: new URL('../../v2', `${config.apiUrl}/`).href,
      get headers() {
        return thinkificHeaders(config);
      },
      get secret() {
        return credentialOf(config) ?? '';
      },
      advise,
      budget: THINKIFIC_BUDGET,
      ...options,
    });
  }

  /** @throws PlatformError */
  async list(signal: AbortSignal): Promise<ThinkificWebhook[]> {
    const found: ThinkificWebhook[] = [];
    let next = '';
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const path = `/webhooks?limit=${PAGE_SIZE}${next && `&next=${encodeURIComponent(next)}`}`;
      const answer = await this.http.get(path, webhookPage, signal);
      if (answer === null) throw this.http.failure(`answered 404 to GET ${path}`, 404);
      found.push(...answer.items);
      const { has_next: hasNext, next_page: nextPage } = answer.meta.page;
      if (!hasNext || !nextPage) return found;
      next = nextPage;
    }
    throw this.http.failure(`returned more than ${MOST_PAGES} pages of webhooks`, 200);
  }

  /** @throws PlatformError */
  create(wish: WebhookWish, signal: AbortSignal): Promise<void> {
    return this.http.write({ method: 'POST', path: '/webhooks', body: wish }, signal);
  }

  /** @throws PlatformError */
  update(id: string, wish: WebhookWish, signal: AbortSignal): Promise<void> {
    return this.http.write({ method: 'PUT', path: pathOf(id), body: wish }, signal);
  }

  /** Does nothing if there is none. @throws PlatformError */
  remove(id: string, signal: AbortSignal): Promise<void> {
    return this.http.write({ method: 'DELETE', path: pathOf(id) }, signal);
  }
}

const pathOf = (id: string) => `/webhooks/${encodeURIComponent(id)}`;

function advise(refusal: number | null): string {
  switch (refusal) {
    case null:
      return 'Try again later.';
    case 401:
    case 403:
      return 'Check the credential (Settings → Connections): webhooks may need an API access token.';
    case 422:
      return 'Check that PUBLIC_URL is an address at which Thinkific can reach the site.';
    default:
      return 'Check THINKIFIC_API_URL.';
  }
}
