import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { WebhookRegistry } from './webhook-registry.js';

const LATE_MS = 700;

const faults = ['twice', 'late', 'reordered', 'wrong-signature', 'unsigned'] as const;

export const webhookTarget = z.strictObject({
  url: z.url(),
  /** `reordered` delays an event until the next one is delivered. */
  fault: z.enum(faults).optional(),
});
type WebhookTarget = z.infer<typeof webhookTarget>;

interface Delivery {
  topic: string;
  status: number;
}

/** Notifies the registered addresses, and one that misbehaves on request, of changes like the vendor's webhooks. */
export class WebhookSender {
  #target: WebhookTarget | null = null;
  #held: (() => Promise<void>) | null = null;
  #deliveries: Delivery[] = [];
  #sent = 0;

  constructor(
    private readonly key: string,
    private readonly registry: WebhookRegistry,
  ) {}

  /** @param target null ends the deliveries */
  subscribe(target: WebhookTarget | null): void {
    this.#target = target;
    this.#held = null;
    this.#deliveries = [];
  }

  report(): Delivery[] {
    return this.#deliveries;
  }

  /** Returns at once. Failed deliveries are reported with status 0. */
  send(resource: string, action: string, payload: object): void {
    const topic = `${resource}.${action}`;
    const registered = this.registry.list().filter((one) => one.topic === topic);
    const targets = registered.map(({ target_url: url }): WebhookTarget => ({ url }));
    const now = new Date();
    this.#sent += 1;
    const id = `${now.toISOString().replace(/\D/g, '')}${String(this.#sent).padStart(6, '0')}`;
    const event = { id, resource, action, tenant_id: '90210', created_at: now, payload };
    const body = JSON.stringify(event);
    for (const target of [...targets, this.#target]) {
      if (target) void this.#misbehave(target, () => this.#deliver(target, topic, body));
    }
  }

  async #misbehave({ fault }: WebhookTarget, deliver: () => Promise<void>): Promise<void> {
    if (fault === 'late') await setTimeout(LATE_MS);
    if (fault === 'reordered' && !this.#held) {
      this.#held = deliver;
      return;
    }
    await deliver();
    if (fault === 'twice') await deliver();
    const held = this.#held;
    this.#held = null;
    await held?.();
  }

  async #deliver({ url, fault }: WebhookTarget, topic: string, body: string): Promise<void> {
    const key = fault === 'wrong-signature' ? 'another key' : this.key;
    const signature = createHmac('sha256', key).update(body).digest('hex');
    const signed = { 'X-Thinkific-Hmac-Sha256': signature };
    const headers = {
      'Content-Type': 'application/json',
      'X-Thinkific-Topic': topic,
      ...(fault !== 'unsigned' && signed),
    };
    const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => null);
    this.#deliveries.push({ topic, status: answer?.status ?? 0 });
  }
}
