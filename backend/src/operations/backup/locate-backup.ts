import { basename, dirname } from 'node:path';
import type { Place } from '../../common/settings.js';
import { place, toPlace } from '../../config/s3-environment.js';
import { BackupError } from './backup-error.js';

export function placeOf(named: string): Place {
  const { data, error } = place.safeParse(named);
  if (error)
    throw new BackupError(`${named} is not a place for backups: use ${error.issues[0]?.message}.`);
  return toPlace(data, process.env.INIT_CWD);
}

export function locateBackup(named: string): { place: Place; name: string } {
  const isObject = named.startsWith('s3:');
  const [folder, name] = isObject
    ? [named.replace(/\/[^/]*$/, ''), basename(named)]
    : [dirname(named), basename(named)];
  if (isObject && folder === 's3:/') {
    throw new BackupError(`${named} names no backup: name one like s3://bucket/prefix/backup.zip.`);
  }
  return { place: placeOf(folder), name };
}
