import { newestBackup } from '../backup/backup-names.js';
import { isOverdue } from '../backup/backup-schedule.js';
import { openBackups } from '../backup/places/open-place.js';
import type { BackupsConfig } from '../../config/app-config.js';
import { advice, broken, type Finding, well } from './finding.js';

export async function examineBackups({ backup, s3 }: BackupsConfig): Promise<Finding> {
  if (backup.cron === null) {
    const todo = 'Set BACKUP_CRON, unless something else has npm run backup done.';
    return advice('No backups are scheduled', todo);
  }
  const place = openBackups(backup.place, s3);
  try {
    const newest = await newestBackup(place);
    const which = newest ? `The newest backup is of ${newest.toISOString()}` : 'There is no backup';
    if (!isOverdue(backup, newest)) return well(which);
    const todo = `Look for “Backups” in the log, and at the room in ${place.describe('')}.`;
    return broken(which, todo);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return broken('The place of the backups cannot be read', `Look at BACKUP_DIR: ${reason}`);
  }
}
