import { SITE } from './data/site.js';

export interface RegisteredWebhook {
  /** 23 digits, too many for a number. */
  id: string;
  status: 'active' | 'inactive';
  topic: string;
  target_url: string;
  created_at: string;
  created_by: string;
  updated_at: string;
  updated_by: string;
}

const TOPIC = /^[a-z_]+\.[a-z_]+$/;
const UNREACHABLE = /^(localhost|127\..+|\[::1\]|(.+\.)?example\.com|(.+\.)?thinkific\.com)$/;

type Problem = { topic: string } | { url: string };

/** Returns what the vendor says about a wrong topic or address, or null. */
export function problemOf({ topic, target_url: url }: Partial<RegisteredWebhook>): Problem | null {
  if (!TOPIC.test(topic ?? '')) return { topic: 'invalid format' };
  const target = URL.parse(url ?? '');
  if (target?.protocol !== 'https:' || UNREACHABLE.test(target.hostname)) {
    return { url: 'is not valid' };
  }
  return null;
}

/** The webhooks that clients have registered, oldest first. */
export class WebhookRegistry {
  #webhooks: RegisteredWebhook[] = [];
  #made = 0;

  list(): readonly RegisteredWebhook[] {
    return this.#webhooks;
  }

  find(id: string): RegisteredWebhook | undefined {
    return this.#webhooks.find((webhook) => webhook.id === id);
  }

  create(topic: string, url: string): RegisteredWebhook {
    const now = new Date().toISOString();
    const by = String(SITE.ownerUserId);
    this.#made += 1;
    const id = `${now.replace(/\D/g, '')}${String(this.#made).padStart(6, '0')}`;
    const times = { created_at: now, created_by: by, updated_at: now, updated_by: by };
    const webhook: RegisteredWebhook = { id, status: 'active', topic, target_url: url, ...times };
    this.#webhooks.push(webhook);
    return webhook;
  }

  /** @returns false if there is none */
  remove(id: string): boolean {
    const before = this.#webhooks.length;
    this.#webhooks = this.#webhooks.filter((webhook) => webhook.id !== id);
    return this.#webhooks.length < before;
  }

  clear(): void {
    this.#webhooks = [];
  }
}
