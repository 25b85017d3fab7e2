import type { Readable } from 'node:stream';
import type { RandomReads } from './random-reads.js';
import { Bucket } from '../../../common/objects/bucket.js';
import type { Place, S3Config } from '../../../common/settings.js';
import { BucketOfBackups } from './bucket-place.js';
import { FolderOfBackups } from './folder-place.js';

export function openBackups(place: Place, s3: S3Config): BackupPlace {
  if ('folder' in place) return new FolderOfBackups(place.folder);
  return new BucketOfBackups(new Bucket(s3, place));
}

export const LEFT = 'What an earlier backup has begun and never completed is left.';

export interface BackupPlace {
  describe(name: string): string;
  names(): Promise<string[]>;
  open(name: string): Promise<RandomReads>;
  /** Whether writing this name would delete an existing backup before the new one is verified. */
  wouldLose(name: string): Promise<boolean>;
  /** Writes a stream, then verifies it. Deletes it after any failure. */
  keep(name: string, source: Readable, check: (reads: RandomReads) => Promise<void>): Promise<void>;
  remove(name: string): Promise<void>;
  /**
   * Deletes incomplete backups: of ended processes of this machine, and of others after a day.
   * @param name only incomplete backups of this name and machine
   */
  removeAbandoned(name?: string): Promise<void>;
}
