import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import pRetry from 'p-retry';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { DataSource, type EntityManager } from 'typeorm';
import { JobsConfig } from '../settings.js';
import { UnavailableError } from '../problem/app-error.js';
import { asNobody } from '../sql/caller.js';
import { inTrace, outsideTraces } from '../tracing/spans.js';
import { createBoss, within } from './create-boss.js';
import { Scheduled } from './scheduled.js';
import type { JobQueue, Work } from './queue.js';

/** Seconds between polls for jobs that other processes have sent or that are retried. */
const LOOK_EVERY = 10;
/** Seconds without a heartbeat after which another process takes over a job. */
const HEARTBEAT = 30;
const LONGEST_JOB = 3 * 60 * 60;
const DAY = 24 * 60 * 60;
const DEAD = ['job heartbeat timeout', 'job timed out'];
const PATIENCE = 5_000;

interface SendOptions {
  id?: string;
  after?: number;
  manager?: EntityManager;
}

@Injectable()
export class JobsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobsService.name);
  private readonly boss: PgBoss;
  private readonly works: { queue: JobQueue<object>; start: () => Promise<string> }[] = [];
  private readonly workers = new Map<string, string>();
  private readonly wakings = new Map<string, NodeJS.Timeout>();
  private readonly stopping = new AbortController();
  private opening: Promise<void> | null = null;
  private starting: Promise<void> = Promise.resolve();
  private stuck = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: JobsConfig,
  ) {
    this.boss = createBoss(dataSource);
    this.boss.on('error', ({ message }) => this.logger.debug(message));
    this.boss.on('warning', ({ message }) => this.logger.warn(message));
  }

  get isStuck(): boolean {
    return this.stuck;
  }

  /** Registers the handler of a queue. Must be called in a constructor, before the queues start. */
  workOn<Data extends object>(queue: JobQueue<Data>, work: Work<Data>): void {
    const options = {
      batchSize: queue.atOnce,
      includeMetadata: true,
      pollingIntervalSeconds: LOOK_EVERY,
      burstWhenBatchFull: true,
      ...(queue.isAlone && { groupConcurrency: 1 }),
    } as const;
    const start = () =>
      this.boss.work<Data, void, typeof options>(queue.name, options, (jobs) =>
        this.perform(queue, work, jobs),
      );
    this.works.push({ queue, start });
  }

  /**
   * Adds a job, within the transaction of `manager` if given; `wake` starts it soon.
   * @param id the job's unique UUID
   * @param after seconds before the job may start
   * @returns false when a job with this id exists
   */
  async send<Data extends object>(
    queue: JobQueue<Data>,
    data: Data,
    { id, after = 0, manager = this.dataSource.manager }: SendOptions = {},
  ): Promise<boolean> {
    await this.open();
    const options = {
      ...(id !== undefined && { id }),
      ...(queue.isAlone && { group: { id: queue.name } }),
      startAfter: after,
      db: within(manager),
    };
    return (await this.boss.send(queue.name, data, options)) !== null;
  }

  /** Adds many jobs within the transaction of `manager`. */
  async sendAll<Data extends object>(
    { name }: JobQueue<Data>,
    jobs: Data[],
    manager: EntityManager,
  ): Promise<void> {
    await this.open();
    const rows = jobs.map((data) => ({ data }));
    await this.boss.insert(name, rows, { db: within(manager) });
  }

  async has({ name }: JobQueue<object>): Promise<boolean> {
    await this.open();
    const sql = `SELECT FROM jobs.job WHERE name = $1 AND state <= 'active' LIMIT 1`;
    return (await this.dataSource.query<object[]>(sql, [name])).length > 0;
  }

  wake({ name }: JobQueue<object>, after = 0): void {
    if (this.wakings.has(name)) return;
    const waking = setTimeout(() => {
      this.wakings.delete(name);
      const worker = this.workers.get(name);
      if (worker) this.boss.notifyWorker(worker);
    }, after);
    this.wakings.set(name, waking.unref());
  }

  @Scheduled('minute', 'Could not log failed jobs (will retry in 1 min).')
  async logDead(): Promise<void> {
    if (!this.config.jobs || this.stuck) return;
    const [dead] = await this.dataSource.query<[{ name: string; id: string; reason: string }[]]>(
      `UPDATE jobs.job SET output = output || '{"logged": true}'
       WHERE state = 'failed' AND output #>> '{value,message}' = ANY($1) AND NOT output ? 'logged'
       RETURNING name, id, output #>> '{value,message}' AS reason`,
      [DEAD],
    );
    for (const { name, id, reason } of dead) {
      this.logger.error(
        `${name}: Gave up job ${id}, because its last attempt was aborted: ${reason}`,
      );
    }
  }

  onApplicationBootstrap(): void {
    if (this.config.jobs) this.starting = this.startWorking();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort(new UnavailableError('Lectern is stopping.'));
    for (const waking of this.wakings.values()) clearTimeout(waking);
    await Promise.race([this.endWork(), delay(PATIENCE, null, { ref: false })]);
    await this.boss.stop({ graceful: false });
  }

  private async endWork(): Promise<void> {
    await this.starting;
    await this.opening?.catch(() => undefined);
    const names = [...this.workers.keys()];
    await Promise.all(names.map((name) => this.boss.offWork(name, { wait: true })));
  }

  private async startWorking(): Promise<void> {
    const { signal } = this.stopping;
    try {
      await pRetry(() => this.open(), {
        retries: Infinity,
        maxTimeout: 30_000,
        signal,
        onFailedAttempt: ({ error }) => this.tellStuck(error),
      });
      this.stuck = false;
      for (const { queue, start } of this.works) {
        if (!signal.aborted) this.workers.set(queue.name, await start());
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  private tellStuck({ message }: Error): void {
    if (!this.stuck) this.logger.warn(`Could not start the job queue (will retry): ${message}`);
    this.stuck = true;
  }

  private open(): Promise<void> {
    this.opening ??= this.openAnew().catch(async (error: unknown) => {
      this.opening = null;
      await this.boss.stop({ graceful: false });
      throw error;
    });
    return this.opening;
  }

  private async openAnew(): Promise<void> {
    this.stopping.signal.throwIfAborted();
    await this.boss.start();
    for (const { queue } of this.works) {
      const options = {
        retryLimit: queue.retries.limit,
        retryDelay: queue.retries.pause,
        retryDelayMax: queue.retries.longest,
        retryBackoff: true,
        deleteAfterSeconds: queue.remembered * DAY,
        expireInSeconds: LONGEST_JOB,
        heartbeatSeconds: HEARTBEAT,
      };
      // With `stately` a job fails for good if another one is waiting to be retried, and the next one may be delayed by
      // minutes.
      const policy = queue.isAlone ? 'short' : 'standard';
      await this.boss.createQueue(queue.name, { ...options, policy });
      await this.boss.updateQueue(queue.name, options);
    }
  }

  private async perform<Data extends object>(
    { name, retries }: JobQueue<Data>,
    work: Work<Data>,
    jobs: JobWithMetadata<Data>[],
  ): Promise<void> {
    const signals = [this.stopping.signal, ...jobs.map(({ signal }) => signal)];
    try {
      const about = { name: `job ${name}`, attributes: { 'lectern.jobs': jobs.length } };
      await outsideTraces(() =>
        inTrace(about, () => asNobody(() => work(jobs, AbortSignal.any(signals)))),
      );
    } catch (error) {
      const message = `${name}: ${error instanceof Error ? error.message : String(error)}`;
      const last = jobs.filter(({ retryCount }) => retryCount >= retries.limit).length;
      if (last > 0)
        this.logger.error(`${message} Gave up after ${retries.limit + 1} attempts: ${last}`);
      else if (jobs.some(({ retryCount }) => retryCount === 0)) this.logger.warn(message);
      else this.logger.debug(message);
      throw error;
    }
  }
}
