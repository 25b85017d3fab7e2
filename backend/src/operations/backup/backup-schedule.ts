import { CronTime } from 'cron';
import type { BackupConfig } from '../../config/app-config.js';

/** Returns whether `BACKUP_CRON` (UTC) required a backup since the newest one. */
export function isDue({ cron }: BackupConfig, newest: Date | null): boolean {
  if (cron === null) return false;
  return newest === null || timeAfter(cron, newest) <= new Date();
}

export function isOverdue({ cron }: BackupConfig, newest: Date | null): boolean {
  if (cron === null) return false;
  return newest === null || timeAfter(cron, timeAfter(cron, newest)) <= new Date();
}

export function nextBackup({ cron }: BackupConfig, newest: Date | null): Date | null {
  return cron === null ? null : timeAfter(cron, newest ?? new Date());
}

function timeAfter(cron: string, date: Date): Date {
  return new CronTime(cron, 'UTC').getNextDateFrom(date, 'UTC').toJSDate();
}
