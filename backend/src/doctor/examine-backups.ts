import { newestBackup } from '../backup/backup-folder.js';
import { isOverdue } from '../backup/backup-schedule.js';
import type { AppConfig } from '../config/app-config.js';
import { advice, broken, type Finding, well } from './finding.js';

export async function examineBackups({ backup }: AppConfig): Promise<Finding> {
  if (backup.cron === null) {
    const todo = 'Set BACKUP_CRON, unless something else has npm run backup done.';
    return advice('No backups are scheduled', todo);
  }
  try {
    const newest = await newestBackup(backup.dir);
    const which = newest ? `The newest backup is of ${newest.toISOString()}` : 'There is no backup';
    if (!isOverdue(backup, newest)) return well(which);
    return broken(which, `Look for “Backups” in the log, and at the disk of ${backup.dir}.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return broken('The folder of the backups cannot be read', `Look at BACKUP_DIR: ${reason}`);
  }
}
