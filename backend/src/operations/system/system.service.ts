import { Injectable, Logger } from '@nestjs/common';
import { statfs } from 'node:fs/promises';
import { DataSource } from 'typeorm';
import { BackupsService } from '../backup/backups.service.js';
import { JobsService } from '../../common/jobs/jobs.service.js';
import { loggedErrors } from '../../common/logging/error-counter.js';
import { withDeadline } from '../../common/sql/deadline.js';
import { MemoizedQuery } from '../../common/sql/memoized-query.js';
import { transactionWithin } from '../../common/sql/transaction-within.js';
import {
  BackupsConfig,
  MailingConfig,
  PicturesConfig,
  PlatformsConfig,
} from '../../config/app-config.js';
import { type Place } from '../../common/settings.js';
import { reported } from '../../site/csp-reports/csp-reports.service.js';
import { readCollationChange } from '../../database/collation-change.js';
import { readSchemaState } from '../../database/schema-state.js';
import { type DatabaseStats, DatabaseStatsService } from '../metrics/database-stats.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { SyncStatusService } from '../../sync/sync-status.service.js';
import type {
  DatabaseStateDto,
  FolderDto,
  FolderName,
  ScheduleDto,
  AnsweringProcessDto,
  SystemDto,
  MailWay,
  WaitingWorkDto,
} from './dto/system.dto.js';
import { Replicas } from './replicas.service.js';
import { readDatabase } from './system.queries.js';

const TIMEOUT_MS = 2_000;
const CHECK_EVERY = 2_000;

/** A summary of doctor, health and metrics for the operator. */
@Injectable()
export class SystemService {
  private readonly logger = new Logger('System');
  private readonly checks = new MemoizedQuery(CHECK_EVERY, () => this.check());

  constructor(
    private readonly config: BackupsConfig,
    private readonly mailing: MailingConfig,
    private readonly pictures: PicturesConfig,
    private readonly platforms: PlatformsConfig,
    private readonly dataSource: DataSource,
    private readonly syncs: SyncStatusService,
    private readonly backups: BackupsService,
    private readonly figures: DatabaseStatsService,
    private readonly jobs: JobsService,
    private readonly replicas: Replicas,
    private readonly settings: SettingsService,
  ) {}

  get(): Promise<SystemDto> {
    return this.checks.get();
  }

  private async check(): Promise<SystemDto> {
    const [database, schedule, platforms, work, folders, replicas] = await Promise.all([
      this.part('database', () => this.database()),
      this.part('schedule', () => this.schedule()),
      this.part('platforms', () => this.syncs.list()),
      this.part('work', () => this.work()),
      this.part('folders', () => this.folders()),
      this.part('replicas', () => this.replicas.list()),
    ]);
    return {
      process: this.process(),
      lost_secrets: [...this.settings.lostSecrets],
      ...{ database, schedule, platforms, work, folders, replicas },
    };
  }

  private async part<Found>(name: string, look: () => Promise<Found>): Promise<Found | undefined> {
    try {
      return await withDeadline(look, TIMEOUT_MS);
    } catch (error) {
      this.logger.warn(
        { err: error },
        `Could not read the part “${name}” of the system page. It is left out.`,
      );
      return undefined;
    }
  }

  private process(): AnsweringProcessDto {
    const { id: _id, ...own } = this.replicas.own;
    return {
      ...own,
      node: process.versions.node,
      logged_errors: loggedErrors.count,
      csp_reports: reported.count,
    };
  }

  private database(): Promise<DatabaseStateDto> {
    return transactionWithin(this.dataSource, TIMEOUT_MS, async (manager) => {
      const found = await readDatabase(manager);
      const schema = await readSchemaState(manager);
      const change = await readCollationChange(manager);
      return {
        ...found,
        migrations: schema?.done.length ?? 0,
        last_migration: schema?.done.at(-1) ?? null,
        missing_migrations: schema?.missing ?? [],
        unknown_migrations: schema?.unknown ?? [],
        collation_change: change && `${change.what}. ${change.todo}`,
      };
    });
  }

  private async schedule(): Promise<ScheduleDto> {
    const { newest, next, isOverdue } = await this.backups.state();
    return {
      sync_cron: this.platforms.syncCron,
      backup_cron: this.config.backup.cron,
      newest_backup_at: newest?.toISOString() ?? null,
      next_backup_at: next?.toISOString() ?? null,
      backups_are_overdue: isOverdue,
    };
  }

  private async work(): Promise<WaitingWorkDto> {
    const found = await this.figures.latest();
    if (!found) throw new Error('Could not read waiting work from the database.');
    const { mails, webhooks, jobs } = found;
    return {
      mail: this.mailWay(),
      mails_waiting: sum(mails, 'waiting'),
      mails_given_up: sum(mails, 'refused') + sum(mails, 'failed'),
      webhooks_waiting: sum(webhooks, 'waiting'),
      webhooks_given_up: sum(webhooks, 'failed'),
      jobs_waiting: sum(jobs, 'waiting'),
      jobs_given_up: sum(jobs, 'failed'),
      jobs_are_done: !this.jobs.isStuck,
    };
  }

  private mailWay(): MailWay {
    const { mail } = this.mailing;
    if (!mail) return 'off';
    return mail.server === null ? 'local' : 'server';
  }

  private folders(): Promise<FolderDto[]> {
    const { picturesPlace } = this.pictures;
    const { backup } = this.config;
    return Promise.all([
      folder('pictures', folderOf(picturesPlace)),
      folder('backups', folderOf(backup.place)),
    ]);
  }
}

function sum(counted: DatabaseStats['webhooks'], state: string): number {
  const those = counted.filter((each) => each.state === state);
  return those.reduce((total, { count }) => total + count, 0);
}

const folderOf = (place: Place) => ('folder' in place ? place.folder : null);

async function folder(name: FolderName, path: string | null): Promise<FolderDto> {
  const disk = path === null ? null : await statfs(path).catch(() => null);
  return {
    name,
    free_bytes: disk && disk.bavail * disk.bsize,
    disk_bytes: disk && disk.blocks * disk.bsize,
  };
}
