import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ConflictError, NotFoundError, UnavailableError } from '../common/problem/app-error.js';
import { asSync } from '../common/sql/caller.js';
import { withoutDeadline } from '../common/sql/deadline.js';
import { inTrace } from '../common/tracing/spans.js';
import type { SyncRunDto } from './dto/sync-run.dto.js';
import type { SyncHoldConfig } from '../config/app-config.js';
import { describeRun } from './runs/describe-run.js';
import type { SyncOrder } from './changes/settle-run.js';
import { COURSE_PLATFORMS, type CoursePlatform, SYNC_HOLD } from './platform.js';
import { SESSIONS } from '../database/data-source.js';
import { performRun } from './perform-run.js';
import { SyncCancelledError } from './runs/sync-held.error.js';
import { SyncLock } from './sync-lock.js';
import type { SyncTrigger } from './runs/sync-run.entity.js';
import type { PlatformName } from '../common/platforms.js';
import { SyncRunsService } from './runs/sync-runs.service.js';

type MayStart = (manager: EntityManager) => boolean | Promise<boolean>;

@Injectable()
export class SyncService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(SyncService.name);
  private readonly shutdown = new AbortController();
  private readonly running = new Set<Promise<unknown>>();
  private readonly followers: ((platform: CoursePlatform) => Promise<void>)[] = [];

  constructor(
    private readonly dataSource: DataSource,
    @Inject(SESSIONS) private readonly sessions: DataSource,
    @Inject(COURSE_PLATFORMS) private readonly platforms: CoursePlatform[],
    private readonly runs: SyncRunsService,
    @Inject(SYNC_HOLD) private readonly limits: SyncHoldConfig,
  ) {}

  whenSynced(follower: (platform: CoursePlatform) => Promise<void>): void {
    this.followers.push(follower);
  }

  leavesCurricula(): boolean {
    return this.platforms.some(({ readCurricula }) => readCurricula !== undefined);
  }

  configured(): PlatformName[] {
    return this.platforms.filter((p) => p.missingConfiguration().length === 0).map((p) => p.name);
  }

  /** Returns the platforms that are used, or may be. */
  used(): PlatformName[] {
    return this.platforms.filter(({ isOff }) => !isOff).map(({ name }) => name);
  }

  unconfigured(): { label: string; variables: string[] }[] {
    return this.platforms
      .filter(({ isOff }) => !isOff)
      .map((platform) => ({ label: platform.label, variables: platform.missingConfiguration() }))
      .filter(({ variables }) => variables.length > 0);
  }

  /**
   * Changes the catalogue only if the run succeeds.
   * @throws NotFoundError for an unknown platform, PlatformError when the platform failed
   * @throws ConflictError (unrecorded) when it is already being synced or credentials are missing
   */
  async run(name: string, trigger: SyncTrigger, order: SyncOrder = {}): Promise<SyncRunDto> {
    const platform = this.find(name);
    const run = await this.follow(platform, trigger, order, () => true);
    if (run) return run;
    throw new ConflictError(
      `A sync with ${platform.label} is already running. Wait until it has finished.`,
    );
  }

  /**
   * Starts a run in the background. Returns null if one is running or `mayStart` returns false.
   * @param mayStart called while no other process can start one
   */
  async runIf(
    name: PlatformName,
    mayStart: MayStart,
    trigger: SyncTrigger = 'schedule',
    order: SyncOrder = {},
  ): Promise<SyncRunDto | null> {
    const platform = this.find(name);
    return this.follow(platform, trigger, order, mayStart);
  }

  async onApplicationBootstrap(): Promise<void> {
    for (const { name } of this.platforms) await this.closeDead(name);
  }

  async closeDead(name: PlatformName): Promise<void> {
    const close = ({ manager }: SyncLock) => this.runs.closeInterrupted(manager, name);
    await SyncLock.holding(this.sessions, name, close, { patient: false });
  }

  async cancelAll(): Promise<void> {
    this.shutdown.abort(new SyncCancelledError());
    await Promise.allSettled(this.running);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.shutdown.abort(
      new UnavailableError('The sync was interrupted, because Lectern was stopped. Sync again.'),
    );
    await Promise.allSettled(this.running);
  }

  private async follow(
    platform: CoursePlatform,
    trigger: SyncTrigger,
    order: SyncOrder,
    mayStart: MayStart,
  ): Promise<SyncRunDto | null> {
    const run = asSync(() =>
      withoutDeadline(() => this.perform(platform, trigger, order, mayStart)),
    );
    this.running.add(run);
    try {
      const result = await run;
      if (result && isWhole(result)) await this.tellSynced(platform);
      if (result?.error === null && result.problems === 0) this.logger.log(describeRun(result));
      else if (result) this.logger.warn(describeRun(result));
      return result;
    } finally {
      this.running.delete(run);
    }
  }

  private async tellSynced(platform: CoursePlatform): Promise<void> {
    for (const follower of this.followers) {
      await follower(platform).catch((error: unknown) => this.logger.warn(String(error)));
    }
  }

  private find(name: string): CoursePlatform {
    const platform = this.platforms.find((candidate) => candidate.name === name);
    if (platform) return platform;
    const known = this.platforms.map((candidate) => candidate.name).join(', ');
    throw new NotFoundError(`There is no platform "${name}". Known platforms: ${known}.`);
  }

  private async perform(
    platform: CoursePlatform,
    trigger: SyncTrigger,
    order: SyncOrder,
    mayStart: MayStart,
  ): Promise<SyncRunDto | null> {
    const missing = platform.missingConfiguration();
    if (missing.length > 0) {
      throw new ConflictError(
        `${platform.label} cannot be synced without its credentials. Enter them under Settings → Connections, or set ` +
          `${missing.join(' and ')}.`,
      );
    }
    const traced = { name: `sync ${platform.name}`, attributes: { 'lectern.trigger': trigger } };
    const work = async (lock: SyncLock) => {
      this.shutdown.signal.throwIfAborted();
      await this.runs.closeInterrupted(lock.manager, platform.name);
      if (!(await mayStart(lock.manager))) return null;
      const { dataSource, runs, limits } = this;
      const shutdown = this.shutdown.signal;
      return performRun({ dataSource, platform, trigger, order, lock, runs, limits, shutdown });
    };
    return inTrace(traced, () =>
      SyncLock.holding(this.sessions, platform.name, work, { patient: !order.isRound }),
    );
  }
}

function isWhole({ scope, status }: SyncRunDto): boolean {
  return scope === 'platform' && (status === 'succeeded' || status === 'partial');
}
