import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { JobsService } from '../../common/jobs/jobs.service.js';
import { Poller } from '../../common/jobs/poller.js';
import type { JobQueue } from '../../common/jobs/queue.js';
import { MemoizedQuery } from '../../common/sql/memoized-query.js';
import { JobsConfig } from '../../common/settings.js';
import { BackupsConfig, DatabaseConfig, type BackupConfig } from '../../config/app-config.js';
import { PictureFiles } from '../../pictures/picture-files.service.js';
import { nameBackup, newestBackup, tidyBackups } from './backup-names.js';
import { connectForCopies } from './copy-client.js';
import { describeBackup, describeMissing } from './manifest.js';
import { type BackupStorage, LEFT, openBackups } from './storage/backup-storage.js';
import { writeBackup } from './write-backup.js';
import { CronTime } from 'cron';

/** Returns whether `BACKUP_CRON` (UTC) required a backup since the newest one. */
function isDue({ cron }: BackupConfig, newest: Date | null): boolean {
  if (cron === null) return false;
  return newest === null || timeAfter(cron, newest) <= new Date();
}

export function isOverdue({ cron }: BackupConfig, newest: Date | null): boolean {
  if (cron === null) return false;
  return newest === null || timeAfter(cron, timeAfter(cron, newest)) <= new Date();
}

function nextBackup({ cron }: BackupConfig, newest: Date | null): Date | null {
  return cron === null ? null : timeAfter(cron, newest ?? new Date());
}

function timeAfter(cron: string, date: Date): Date {
  return new CronTime(cron, 'UTC').getNextDateFrom(date, 'UTC').toJSDate();
}

const BACKUPS: JobQueue<Record<string, never>> = {
  name: 'backups',
  isAlone: true,
  atOnce: 1,
  retries: { limit: 5, pause: 60, longest: 3_600 },
  remembered: 7,
};

const EVERY = 60_000;

export interface BackupState {
  newest: Date | null;
  next: Date | null;
  isOverdue: boolean;
}

/** Creates a backup when it is due, in one of all replicas, and deletes old ones. */
@Injectable()
export class BackupsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Backups');
  private readonly place: BackupStorage;
  private readonly poller = new Poller(
    this.logger,
    'Could not check whether a backup is due (will retry).',
    () => this.start(),
  );
  /** Metrics are read more often than a bucket should be queried. */
  private readonly newest = new MemoizedQuery(EVERY, () => newestBackup(this.place));
  private isToldOfAge = false;

  constructor(
    private readonly config: BackupsConfig,
    private readonly database: DatabaseConfig,
    private readonly jobsConfig: JobsConfig,
    private readonly jobs: JobsService,
    private readonly pictures: PictureFiles,
  ) {
    this.place = openBackups(config.backup.place, config.s3);
    jobs.workOn(BACKUPS, (_jobs, signal) => this.backUpIfDue(signal));
  }

  onApplicationBootstrap(): void {
    const { backup } = this.config;
    const { jobs } = this.jobsConfig;
    if (!jobs) return;
    if ('folder' in backup.place) void this.removeAbandoned();
    if (backup.cron === null) return;
    this.poller.start(EVERY);
    this.poller.poll();
  }

  beforeApplicationShutdown(): void {
    this.poller.stop();
  }

  /** Returns the seconds since the newest backup; infinite if one is missing, null if unknown. */
  async age(): Promise<number | null> {
    const { cron } = this.config.backup;
    let newest: Date | null = null;
    try {
      newest = await this.newest.get();
      this.isToldOfAge = false;
    } catch (error) {
      if (!this.isToldOfAge)
        this.logger.warn({ err: error }, 'Could not read the age of the newest backup.');
      this.isToldOfAge = true;
    }
    if (newest === null) return cron === null ? null : Infinity;
    return (Date.now() - newest.getTime()) / 1000;
  }

  /** Returns when the newest was created and the next is due, in the past if it was missed. */
  async state(): Promise<BackupState> {
    const { backup } = this.config;
    const newest = await this.newest.get();
    return { newest, next: nextBackup(backup, newest), isOverdue: isOverdue(backup, newest) };
  }

  private async start(): Promise<void> {
    if (!isDue(this.config.backup, await newestBackup(this.place))) return;
    // A failed backup waits for its retry.
    if (await this.jobs.has(BACKUPS)) return;
    await this.jobs.send(BACKUPS, {});
    this.jobs.wake(BACKUPS);
  }

  private async removeAbandoned(): Promise<void> {
    await this.place
      .removeAbandoned()
      .catch((error: unknown) => this.logger.warn({ err: error }, LEFT));
  }

  private async backUpIfDue(signal: AbortSignal): Promise<void> {
    const { backup } = this.config;
    const { databaseSessionUrl } = this.database;
    const { place } = this;
    const { keep, passphrase } = backup;
    if (!isDue(backup, await newestBackup(place))) return;
    // Abandoned backups may take the space that the next one needs.
    await this.removeAbandoned();
    const client = await connectForCopies(databaseSessionUrl ?? '');
    const cut = () => void client.end();
    signal.addEventListener('abort', cut);
    try {
      const name = nameBackup(passphrase !== null);
      const manifest = await writeBackup(client, this.pictures, { place, name, passphrase });
      this.newest.forget();
      const what = `${place.describe(name)}: ${describeBackup(manifest)}`;
      this.logger.log(`${what}, written and verified.`);
      const missing = describeMissing(manifest);
      if (missing !== '') this.logger.error(missing);
    } finally {
      signal.removeEventListener('abort', cut);
      await client.end();
    }
    await tidyBackups(place, keep);
  }
}
