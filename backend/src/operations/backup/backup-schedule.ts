import { CronTime } from 'cron';
import type { BackupConfig } from '../../config/app-config.js';

/** Whether there is to be a backup by now that is newer than the newest there is; `BACKUP_CRON` says so, in UTC. */
export function isDue({ cron }: BackupConfig, newest: Date | null): boolean {
  if (cron === null) return false;
  return newest === null || timeAfter(cron, newest) <= new Date();
}

/** Whether two have been missed, so that it is no longer only a matter of waiting. */
export function isOverdue({ cron }: BackupConfig, newest: Date | null): boolean {
  if (cron === null) return false;
  return newest === null || timeAfter(cron, timeAfter(cron, newest)) <= new Date();
}

/** Null: none is made without being asked for. */
export function nextBackup({ cron }: BackupConfig, newest: Date | null): Date | null {
  return cron === null ? null : timeAfter(cron, newest ?? new Date());
}

function timeAfter(cron: string, date: Date): Date {
  return new CronTime(cron, 'UTC').getNextDateFrom(date, 'UTC').toJSDate();
}
