import { Bucket } from '../../../common/objects/bucket.js';
import type { Place, S3Config } from '../../../common/objects/places.js';
import type { BackupPlace } from './backup-place.js';
import { BucketOfBackups } from './bucket-place.js';
import { FolderOfBackups } from './folder-place.js';

export function openBackups(place: Place, s3: S3Config): BackupPlace {
  if ('folder' in place) return new FolderOfBackups(place.folder);
  return new BucketOfBackups(new Bucket(s3, place));
}
