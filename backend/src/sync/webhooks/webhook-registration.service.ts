import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { isLoopback } from '../../common/http/loopback.js';
import { TimeoutError, withTimeout } from '../../common/outbound/response-to.js';
import { ConflictError, UnavailableError } from '../../common/problem/app-error.js';
import { withoutDeadline } from '../../common/sql/deadline.js';
import { PlatformsConfig, SiteConfig } from '../../config/app-config.js';
import type { ThinkificWebhooksDto } from '../dto/thinkific-webhooks.dto.js';
import { credentialOf } from '../platforms/thinkific/credential.js';
import {
  type ThinkificWebhook,
  ThinkificWebhooksClient,
} from '../platforms/thinkific/webhooks.client.js';
import {
  findLastEvent,
  findRegistered,
  keepRegistered,
  type Registered,
} from './webhook-registration.queries.js';

const TOPICS = [
  ...['course', 'product'].flatMap((resource) =>
    ['created', 'updated', 'deleted'].map((action) => `${resource}.${action}`),
  ),
  // For the revenue of campaigns.
  'order.created',
];

/** Milliseconds. */
const LONGEST = 30_000;

/** Registers the address of this site for the events of Thinkific that a sync would otherwise find later. */
@Injectable()
export class WebhookRegistrationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly platforms: PlatformsConfig,
    private readonly site: SiteConfig,
    private readonly client: ThinkificWebhooksClient,
    private readonly audit: AuditService,
  ) {}

  private get address(): string {
    return `${this.site.publicUrl}/api/webhooks/thinkific`;
  }

  async show(): Promise<ThinkificWebhooksDto> {
    const { manager } = this.dataSource;
    const registered = await findRegistered(manager);
    const last = await findLastEvent(manager);
    return {
      problem: this.problem(),
      webhooks: TOPICS.map((topic) => {
        const found = registered.find((one) => one.topic === topic);
        const isOurs = found?.target_url === this.address;
        return { topic, registered_at: isOurs ? found.registered_at.toISOString() : null };
      }),
      last_event: last?.topic ?? null,
      last_event_at: last?.received_at.toISOString() ?? null,
    };
  }

  /**
   * Registers all topics. Changes nothing that is already registered, so that it can be repeated.
   * @throws ConflictError if the address cannot be registered, PlatformError, UnavailableError
   */
  async register(): Promise<ThinkificWebhooksDto> {
    const problem = this.problem();
    if (problem !== null) throw new ConflictError(problem);
    await this.audit.record({ object: { type: 'setting', id: 'thinkific' } });
    return this.talk(async (signal) => {
      const known = await findRegistered(this.dataSource.manager);
      const before = await this.client.list(signal);
      for (const topic of TOPICS) await this.registerTopic(topic, before, known, signal);
      const after = await this.client.list(signal);
      await this.keep(
        TOPICS.flatMap((topic) => after.find((one) => this.isOurs(one, topic)) ?? []),
      );
    });
  }

  /** Removes what was registered here. @throws ConflictError without credentials, PlatformError, UnavailableError */
  async unregister(): Promise<ThinkificWebhooksDto> {
    if (credentialOf(this.platforms.thinkific) === null) throw new ConflictError(NO_CREDENTIAL);
    await this.audit.record({ object: { type: 'setting', id: 'thinkific' } });
    return this.talk(async (signal) => {
      const known = await findRegistered(this.dataSource.manager);
      for (const { webhook_id: id } of known) await this.client.remove(id, signal);
      await this.keep([]);
    });
  }

  private async registerTopic(
    topic: string,
    found: readonly ThinkificWebhook[],
    known: readonly Registered[],
    signal: AbortSignal,
  ): Promise<void> {
    const wish = { topic, target_url: this.address };
    const earlier = known.find((one) => one.topic === topic)?.webhook_id;
    const [kept, ...doubles] = found.filter(
      (one) => this.isOurs(one, topic) || (one.id === earlier && one.topic === topic),
    );
    for (const { id } of doubles) await this.client.remove(id, signal);
    if (!kept) await this.client.create(wish, signal);
    else if (kept.target_url !== this.address || kept.status !== 'active')
      await this.client.update(kept.id, wish, signal);
  }

  private isOurs({ topic, target_url: url }: ThinkificWebhook, wanted: string): boolean {
    return topic === wanted && url === this.address;
  }

  private keep(webhooks: readonly ThinkificWebhook[]): Promise<void> {
    return this.dataSource.transaction((manager) => keepRegistered(manager, webhooks));
  }

  /** A running sync may have used up the requests of this minute, and waiting is not the database's fault. */
  private async talk(work: (signal: AbortSignal) => Promise<void>): Promise<ThinkificWebhooksDto> {
    try {
      return await withoutDeadline(async () => {
        await withTimeout(LONGEST, new AbortController().signal, work);
        return this.show();
      });
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error;
      throw new UnavailableError(
        'Thinkific has to be asked slowly at the moment. Try again in a minute.',
      );
    }
  }

  private problem(): string | null {
    const { protocol, hostname } = new URL(this.site.publicUrl);
    if (protocol !== 'https:' || isLoopback(hostname)) {
      return (
        `Thinkific sends webhooks to public https addresses only, and the address of this site (PUBLIC_URL) is ` +
        `${this.site.publicUrl}.`
      );
    }
    return credentialOf(this.platforms.thinkific) === null ? NO_CREDENTIAL : null;
  }
}

const NO_CREDENTIAL = 'Enter the API key or access token of Thinkific first.';
