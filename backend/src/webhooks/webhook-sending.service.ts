import pMap from 'p-map';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { setTimeout } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { Scheduled } from '../common/jobs/scheduled.js';
import { JobsService } from '../common/jobs/jobs.service.js';
import { Poller } from '../common/jobs/poller.js';
import type { JobQueue } from '../common/jobs/queue.js';
import { JobsConfig } from '../common/settings.js';
import { CacheConfig } from '../config/app-config.js';
import { ContentChangesService } from '../cache/content-changes.service.js';
import { type Attempt, PostWebhookService } from './post-webhook.service.js';
import {
  drop,
  resumeEndpoint,
  findDueEndpoints,
  findSubject,
  deleteOldDeliveries,
  gatherDue,
  recordAttempt,
  pauseEndpoint,
  takeDue,
} from './webhook-deliveries.queries.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { TEST_EVENT } from './dto/webhook-message.dto.js';
import { WebhookSecretsService } from './webhook-secrets.service.js';
import { OfferingsService } from '../offerings/offerings.service.js';
import { createHmac } from 'node:crypto';
import { consumeChanges, queueWebhookEvents } from '../changes/changes.queries.js';
import { askRules, tablesWith } from '../changes/rules/index.js';

const TABLES = tablesWith('webhooks');

/** Queues deliveries for the changes since the last call. */
export function queueChangedEvents(dataSource: DataSource): Promise<void> {
  return consumeChanges(dataSource, 'webhooks', TABLES, async (changes, manager) => {
    await queueWebhookEvents(manager, await askRules('webhooks', changes, manager));
  });
}

const WEBHOOKS: JobQueue<Record<string, never>> = {
  name: 'webhooks',
  isAlone: true,
  atOnce: 1,
  retries: { limit: 1, pause: 30, longest: 30 },
  remembered: 1,
};

const CHECK_EVERY_MS = 10_000;
const COLLECT_FOR_MS = 200;
/** Milliseconds in which all replicas learn of a change. */
const HEARD_WITHIN = 100;
/** Deliveries per endpoint and round, so that a busy endpoint does not delay others. */
const MOST_IN_ROUND = 100;
const AT_ONCE = 5;
const TURN_LIMIT_MS = 20_000;
/** Failed attempts in a round after which an endpoint is paused. */
const MOST_SILENT = 3;

interface Gathered {
  id: string;
  due: string[];
}

/** Sends webhooks, in one of all replicas. */
@Injectable()
export class WebhookSendingService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(WebhookSendingService.name);
  private readonly poller = new Poller(
    this.logger,
    'Could not check for webhooks to send (will retry).',
    () => this.start(),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly cache: CacheConfig,
    private readonly jobsConfig: JobsConfig,
    private readonly jobs: JobsService,
    private readonly poster: PostWebhookService,
    private readonly secrets: WebhookSecretsService,
    private readonly offerings: OfferingsService,
    changes: ContentChangesService,
  ) {
    jobs.workOn(WEBHOOKS, (_jobs, signal) => this.sendDue(signal));
    if (jobsConfig.jobs) changes.onWrite(() => this.poller.pollSoon());
  }

  onApplicationBootstrap(): void {
    if (this.jobsConfig.jobs) this.poller.start(CHECK_EVERY_MS);
  }

  beforeApplicationShutdown(): void {
    this.poller.stop();
  }

  private async start(): Promise<void> {
    await queueChangedEvents(this.dataSource);
    if ((await findDueEndpoints(this.dataSource.manager)).length === 0) return;
    await this.jobs.send(WEBHOOKS, {});
    this.jobs.wake(WEBHOOKS, COLLECT_FOR_MS);
  }

  async sendDue(signal: AbortSignal, longestTurn = TURN_LIMIT_MS): Promise<void> {
    const { manager } = this.dataSource;
    const limits = { concurrency: AT_ONCE, signal };
    const gather = async (id: string): Promise<Gathered> => ({
      id,
      due: await gatherDue(manager, id, MOST_IN_ROUND),
    });
    const gathered = await pMap(await findDueEndpoints(manager), gather, limits);
    if (gathered.length > 0) await this.untilShown(signal);
    const send = async ({ id, due }: Gathered) => {
      try {
        await this.sendTo(id, due, signal, longestTurn);
        return true;
      } catch (error) {
        signal.throwIfAborted();
        this.logger.warn(
          { err: error, endpoint: id },
          'A webhook endpoint does not respond (deliveries are paused for a while).',
        );
        return false;
      }
    };
    const sent = await pMap(gathered, send, limits);
    // After an error, starting again at once would repeat it.
    if (sent.every(Boolean)) await this.start();
  }

  /** Receivers request the changed data from the API at once, so every replica must show it first. */
  private async untilShown(signal: AbortSignal): Promise<void> {
    await setTimeout(HEARD_WITHIN + this.cache.maxStaleness * 1_000, null, { signal });
  }

  private async sendTo(
    id: string,
    due: readonly string[],
    signal: AbortSignal,
    longestTurn: number,
  ): Promise<void> {
    const { manager } = this.dataSource;
    const end = performance.now() + longestTurn;
    let silent = 0;
    for (let sent = 0; sent < due.length; sent += AT_ONCE) {
      const endpoint = await manager.findOneBy(WebhookEndpoint, { id, isActive: true });
      if (!endpoint) return;
      const taken = await takeDue(manager, due.slice(sent, sent + AT_ONCE));
      const attempts = await Promise.all(
        taken.map((delivery) => this.deliver(delivery, endpoint, signal)),
      );
      silent += attempts.filter((attempt) => attempt?.status === null).length;
      if (endpoint.silences > 0 && attempts.some((attempt) => attempt?.status))
        await resumeEndpoint(manager, id);
      if (silent >= MOST_SILENT) return pauseEndpoint(manager, endpoint);
      if (performance.now() >= end) return;
    }
  }

  private async deliver(
    id: string,
    endpoint: WebhookEndpoint,
    signal: AbortSignal,
  ): Promise<Attempt | null> {
    const { manager } = this.dataSource;
    const delivery = await manager.findOneByOrFail(WebhookDelivery, { id });
    const body = isWanted(delivery, endpoint) ? await this.compose(delivery) : null;
    if (body === null) return drop(manager, id).then(() => null);
    const secrets = this.secretsOf(endpoint);
    const attempt: Attempt =
      secrets.length === 0
        ? { status: null, milliseconds: 0, answer: null, error: UNREADABLE }
        : await this.poster.post(endpoint.url, body, signWebhook(id, body, secrets), signal);
    const isGivenUp = await recordAttempt(manager, id, attempt);
    const reported = { endpoint: endpoint.id, delivery: id, event: delivery.event };
    if (attempt.status === GONE) await this.turnOff(endpoint);
    else if (isGivenUp)
      this.logger.error(reported, `Gave up delivering a webhook: ${attempt.error}`);
    else if (attempt.error !== null && delivery.tries === 1)
      this.logger.warn(reported, `Could not deliver a webhook (will retry): ${attempt.error}`);
    return attempt;
  }

  /** Returns the message body, or null when the subject is gone or nothing is left to report. */
  private async compose({ event, subject, createdAt }: WebhookDelivery): Promise<string | null> {
    const data =
      event === 'offering.changed'
        ? await this.offerings.find(subject)
        : await findSubject(this.dataSource.manager, event, subject);
    return data && JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });
  }

  private secretsOf({ id, secret, formerSecret, formerUntil }: WebhookEndpoint): string[] {
    const isFormerGood = formerSecret && formerUntil && formerUntil > new Date();
    return [secret, ...(isFormerGood ? [formerSecret] : [])].flatMap(
      (sealed) => this.secrets.open(id, sealed)?.secret ?? [],
    );
  }

  /** A receiver that responds with 410 wants no more messages. The URL may have changed since. */
  private async turnOff({ id, url }: WebhookEndpoint): Promise<void> {
    const { manager } = this.dataSource;
    const { affected } = await manager.update(WebhookEndpoint, { id, url }, { isActive: false });
    if (affected)
      this.logger.warn(
        { endpoint: id },
        'Disabled a webhook endpoint that responded with 410 (Gone).',
      );
  }

  @Scheduled('hour', 'Could not delete old webhook deliveries (will retry in 1 h).')
  async tidy(): Promise<void> {
    await deleteOldDeliveries(this.dataSource.manager);
    if (this.secrets.hasOlderKeys) await this.reencryptSecrets();
  }

  /** Encrypts secrets again that use an older key of `JWT_SECRET`. */
  private async reencryptSecrets(): Promise<void> {
    const { manager } = this.dataSource;
    for (const { id, secret } of await manager.find(WebhookEndpoint)) {
      const opened = this.secrets.open(id, secret);
      if (!opened?.isOfOlderKey) continue;
      const sealed = this.secrets.seal(id, opened.secret);
      await manager.update(WebhookEndpoint, { id, secret }, { secret: sealed });
    }
  }
}

/** A replay, or a change that committed late, may be for an event that the endpoint no longer wants. */
function isWanted({ event }: WebhookDelivery, { events }: WebhookEndpoint): boolean {
  return event === TEST_EVENT || events.includes(event);
}

const GONE = 410;
const UNREADABLE =
  'Its secret cannot be decrypted because JWT_SECRET has changed. Create a new secret.';

/**
 * Returns the headers of Standard Webhooks (https://www.standardwebhooks.com), with one signature per secret.
 * @param secrets base64 with the prefix `whsec_`
 */
function signWebhook(id: string, body: string, secrets: string[]): Record<string, string> {
  const timestamp = Math.floor(Date.now() / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
