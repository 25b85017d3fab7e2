import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { JobsService } from '../common/jobs/jobs.service.js';
import type { JobQueue } from '../common/jobs/queue.js';
import { AppConfig } from '../config/app-config.js';
import { nameBackup, newestBackup, tidyBackups } from './backup-folder.js';
import { isDue } from './backup-schedule.js';
import { connectForCopies } from './copy-client.js';
import { describeBackup } from './describe-backup.js';
import { writeBackup } from './write-backup.js';

const BACKUPS: JobQueue<Record<string, never>> = {
  name: 'backups',
  policy: 'stately',
  atOnce: 1,
  retries: { limit: 5, pause: 60, longest: 3_600 },
  remembered: 7,
};

/** Milliseconds between two looks whether one is due. */
const EVERY = 60_000;

/** Backs the database up when it is due, on one of all replicas, and keeps the newest. */
@Injectable()
export class BackupsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Backups');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: AppConfig,
    private readonly jobs: JobsService,
  ) {
    jobs.workOn(BACKUPS, (_jobs, signal) => this.backUpIfDue(signal));
  }

  onApplicationBootstrap(): void {
    if (!this.config.jobs || this.config.backup.cron === null) return;
    this.timer = setInterval(() => this.startSoon(), EVERY).unref();
    this.startSoon();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Seconds since the newest was made; infinite when there should be one, null when nobody said so. */
  async age(): Promise<number | null> {
    const { dir, cron } = this.config.backup;
    const newest = await newestBackup(dir).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'The folder of the backups cannot be read.');
      return null;
    });
    if (newest === null) return cron === null ? null : Infinity;
    return (Date.now() - newest.getTime()) / 1000;
  }

  private startSoon(): void {
    this.start().catch((error: unknown) => this.logger.warn({ err: error }, 'No backup is begun.'));
  }

  private async start(): Promise<void> {
    const { backup } = this.config;
    if (!isDue(backup, await newestBackup(backup.dir))) return;
    await this.jobs.send(BACKUPS, {});
    this.jobs.wake(BACKUPS);
  }

  /** Another replica may have just made it. */
  private async backUpIfDue(signal: AbortSignal): Promise<void> {
    const { backup, databaseUrl } = this.config;
    const { dir, keep, passphrase } = backup;
    if (!isDue(backup, await newestBackup(dir))) return;
    await mkdir(dir, { recursive: true });
    const client = await connectForCopies(databaseUrl ?? '');
    const cut = () => void client.end();
    signal.addEventListener('abort', cut);
    try {
      const file = join(dir, nameBackup(passphrase !== null));
      const manifest = await writeBackup(client, file, passphrase);
      this.logger.log(`${file}: ${describeBackup(manifest)}, read back and found whole.`);
    } finally {
      signal.removeEventListener('abort', cut);
      await client.end();
    }
    await tidyBackups(dir, keep);
  }
}
