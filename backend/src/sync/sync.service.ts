import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  AppError,
  ConflictError,
  NotFoundError,
  PlatformError,
  UnavailableError,
} from '../common/problem/app-error.js';
import { withoutDeadline } from '../common/sql/deadline.js';
import type { SyncRunDto } from './dto/sync-run.dto.js';
import type { SyncHoldConfig } from '../config/app-config.js';
import { describeRun } from './runs/describe-run.js';
import { settleRun, type SyncOrder } from './changes/settle-run.js';
import { COURSE_PLATFORMS, type CoursePlatform, SYNC_HOLD } from './platform.js';
import { SyncLock } from './sync-lock.js';
import type { PlatformName, SyncTrigger } from './runs/sync-run.entity.js';
import { SyncRunsService } from './runs/sync-runs.service.js';

/** Brings the platforms' courses here: scan, then compare, write and record in one transaction. */
@Injectable()
export class SyncService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(SyncService.name);
  private readonly shutdown = new AbortController();
  private readonly running = new Set<Promise<unknown>>();

  constructor(
    private readonly dataSource: DataSource,
    @Inject(COURSE_PLATFORMS) private readonly platforms: CoursePlatform[],
    private readonly runs: SyncRunsService,
    @Inject(SYNC_HOLD) private readonly limits: SyncHoldConfig,
  ) {}

  configured(): PlatformName[] {
    return this.platforms.filter((p) => p.missingConfiguration().length === 0).map((p) => p.name);
  }

  unconfigured(): { label: string; variables: string[] }[] {
    return this.platforms
      .map((platform) => ({ label: platform.label, variables: platform.missingConfiguration() }))
      .filter(({ variables }) => variables.length > 0);
  }

  /**
   * Whatever is thrown, the catalogue is as it was before. It is too unless the run has succeeded.
   * @throws NotFoundError for an unknown platform, PlatformError when the platform failed
   * @throws ConflictError (unrecorded) when a sync of it runs anywhere or credentials are missing
   */
  async run(name: string, trigger: SyncTrigger, order: SyncOrder = {}): Promise<SyncRunDto> {
    const platform = this.find(name);
    const run = withoutDeadline(() => this.runAlone(platform, trigger, order));
    this.running.add(run);
    try {
      const result = await run;
      if (result.error === null && result.problems === 0) this.logger.log(describeRun(result));
      else this.logger.warn(describeRun(result));
      return result;
    } finally {
      this.running.delete(run);
    }
  }

  /** Marks runs as failed that a dead process left open; runs of living replicas are let be. */
  async onApplicationBootstrap(): Promise<void> {
    for (const { name } of this.platforms) {
      const lock = await SyncLock.acquire(this.dataSource, name);
      if (!lock) continue;
      try {
        await this.runs.closeInterrupted(lock.manager, name);
      } finally {
        await lock.release();
      }
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.shutdown.abort(
      new UnavailableError('The sync was interrupted, because Lectern was stopped. Sync again.'),
    );
    await Promise.allSettled(this.running);
  }

  private find(name: string): CoursePlatform {
    const platform = this.platforms.find((candidate) => candidate.name === name);
    if (platform) return platform;
    const known = this.platforms.map((candidate) => candidate.name).join(', ');
    throw new NotFoundError(`There is no platform "${name}". Known platforms: ${known}.`);
  }

  private async runAlone(
    platform: CoursePlatform,
    trigger: SyncTrigger,
    order: SyncOrder,
  ): Promise<SyncRunDto> {
    const missing = platform.missingConfiguration();
    if (missing.length > 0) {
      throw new ConflictError(
        `${platform.label} cannot be synced without its credentials. Set ${missing.join(' and ')}.`,
      );
    }
    const lock = await SyncLock.acquire(this.dataSource, platform.name);
    if (!lock) {
      throw new ConflictError(
        `A sync with ${platform.label} is running already. Wait until it has finished.`,
      );
    }
    try {
      return await this.runLocked(platform, trigger, order, lock);
    } finally {
      await lock.release();
    }
  }

  private async runLocked(
    platform: CoursePlatform,
    trigger: SyncTrigger,
    order: SyncOrder,
    lock: SyncLock,
  ): Promise<SyncRunDto> {
    const signal = AbortSignal.any([this.shutdown.signal, lock.lost]);
    signal.throwIfAborted();
    await this.runs.closeInterrupted(lock.manager, platform.name);
    const id = await this.runs.start(lock.manager, {
      platform: platform.name,
      trigger,
      startedBy: order.by === undefined ? null : { id: order.by },
      follows: order.follows?.id ?? null,
    });
    try {
      const catalogue = await platform.scan(signal);
      signal.throwIfAborted();
      const run = { id, order, platform, limits: this.limits };
      return await lock.manager.transaction((manager) =>
        settleRun(manager, this.runs, run, catalogue),
      );
    } catch (error) {
      const failure = toFailure(lock.lost.aborted ? lock.lost.reason : error);
      await this.recordFailure(id, failure, platform.requests);
      throw failure;
    }
  }

  private async recordFailure(id: number, failure: unknown, requests: number): Promise<void> {
    try {
      await this.runs.fail(id, describeFailure(failure), requests);
    } catch (error) {
      this.logger.error(`The failure of sync run ${id} could not be recorded: ${String(error)}`);
    }
  }
}

function toFailure(error: unknown): unknown {
  return error instanceof PlatformError
    ? new PlatformError(`${error.message} The catalogue is unchanged.`, { cause: error })
    : error;
}

function describeFailure(error: unknown): string {
  if (error instanceof AppError) return error.message;
  const reason = error instanceof Error ? error.message : String(error);
  return `The sync ended on an unexpected error, and the catalogue is unchanged: ${reason}`;
}
