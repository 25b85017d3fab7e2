import type { Readable } from 'node:stream';
import type { RandomAccess } from './random-access.js';
import { Bucket } from '../../../common/objects/bucket.js';
import type { Place, S3Config } from '../../../common/settings.js';
import { BucketBackups } from './bucket-backups.js';
import { FolderBackups } from './folder-backups.js';

export function openBackups(place: Place, s3: S3Config): BackupStorage {
  if ('folder' in place) return new FolderBackups(place.folder);
  return new BucketBackups(new Bucket(s3, place));
}

export const LEFT = 'Could not delete an incomplete earlier backup.';

export interface BackupStorage {
  describe(name: string): string;
  names(): Promise<string[]>;
  open(name: string): Promise<RandomAccess>;
  /** Whether writing this name would delete an existing backup before the new one is verified. */
  wouldLose(name: string): Promise<boolean>;
  /** Writes a stream, then verifies it. Deletes it after any failure. */
  keep(
    name: string,
    source: Readable,
    check: (reads: RandomAccess) => Promise<void>,
  ): Promise<void>;
  remove(name: string): Promise<void>;
  /**
   * Deletes incomplete backups: of ended processes of this machine, and of others after a day.
   * @param name only incomplete backups of this name and machine
   */
  removeAbandoned(name?: string): Promise<void>;
}
