import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ConflictError } from '../../common/problem/app-error.js';
import { type LatestRuns, latestRuns } from '../runs/sync-runs.queries.js';
import type { PlatformName } from '../../common/platforms.js';
import { SettingsService } from '../../settings/settings.service.js';
import { SyncService } from '../sync.service.js';
import { SyncSchedule } from './sync-schedule.js';

/** Milliseconds. After startup, requests go before a missed sync. */
const AFTER_START = 5_000;
/** The shortest time between two checks in milliseconds, since other replicas and admins sync, too. */
const LEAST = 1_000;
const MOST = 60_000;

@Injectable()
export class SyncSchedulerService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(SyncSchedulerService.name);
  private readonly timers = new Map<PlatformName, NodeJS.Timeout>();
  private isStopped = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly schedule: SyncSchedule,
    private readonly sync: SyncService,
    private readonly settings: SettingsService,
  ) {}

  onApplicationBootstrap(): void {
    for (const { label, variables } of this.sync.unconfigured()) {
      const are = variables.length > 1 ? 'are' : 'is';
      this.logger.log(
        `${label} is not synced: ${variables.join(' and ')} ${are} not set. Enter them under Settings → Connections.`,
      );
    }
    this.start(AFTER_START);
    this.settings.onChange(() => this.start(LEAST));
  }

  beforeApplicationShutdown(): void {
    this.stop();
  }

  stop(): void {
    this.isStopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  /**
   * Syncs the platform if it is due and no other process is or was just doing so.
   * @returns milliseconds until the next check
   */
  async syncIfDue(platform: PlatformName): Promise<number> {
    const found = await this.look(this.dataSource.manager, platform);
    if (this.isDue(found) || found.status === 'running') {
      try {
        await this.sync.runIf(platform, async (manager) =>
          this.isDue(await this.look(manager, platform)),
        );
      } catch (error) {
        await this.report(platform, error);
      }
    }
    const { now, ...latest } = await this.look(this.dataSource.manager, platform);
    const next = this.schedule.nextSync({ ...latest, now }) ?? now;
    return Math.min(Math.max(next.getTime() - now.getTime(), LEAST), MOST);
  }

  private start(milliseconds: number): void {
    for (const platform of this.sync.configured()) this.lookIn(platform, milliseconds);
  }

  private lookIn(platform: PlatformName, milliseconds: number): void {
    clearTimeout(this.timers.get(platform));
    const isWanted = this.schedule.isOn && this.sync.configured().includes(platform);
    if (this.isStopped || !isWanted) return;
    const timer = setTimeout(() => {
      void this.syncIfDue(platform)
        .catch((error: unknown) => {
          this.logger.debug(
            `Could not check whether a sync of ${platform} is due (will retry): ${String(error)}`,
          );
          return MOST;
        })
        .then((wait) => this.lookIn(platform, wait));
    }, milliseconds);
    this.timers.set(platform, timer.unref());
  }

  private async look(manager: EntityManager, platform: PlatformName): Promise<LatestRuns> {
    const [found] = await latestRuns(manager, [platform]);
    if (!found) throw new Error(`Nothing is known of ${platform}.`);
    return found;
  }

  private isDue(found: LatestRuns): boolean {
    const next = this.schedule.nextSync(found);
    return next !== null && next <= found.now;
  }

  private async report(platform: PlatformName, error: unknown): Promise<void> {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof ConflictError) return this.logger.debug(message);
    const { failures } = await this.look(this.dataSource.manager, platform);
    if (failures > 1) this.logger.debug(message);
    else this.logger.warn(message);
  }
}
