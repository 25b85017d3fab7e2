import type { Place, S3Config } from './places.js';
import { Bucket } from './bucket.js';
import { BucketStore } from './bucket-store.js';
import { FolderStore } from './folder-store.js';
import type { ObjectStore } from './object-store.js';

export function openStore(place: Place, s3: S3Config): ObjectStore {
  return 'folder' in place ? new FolderStore(place.folder) : new BucketStore(new Bucket(s3, place));
}
