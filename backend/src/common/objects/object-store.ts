import type { Place, S3Config } from '../settings.js';
import { Bucket } from './bucket.js';
import { BucketStore } from './bucket-store.js';
import { FolderStore } from './folder-store.js';

export function openStore(place: Place, s3: S3Config): ObjectStore {
  return 'folder' in place ? new FolderStore(place.folder) : new BucketStore(new Bucket(s3, place));
}

export interface ObjectStore {
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  write(name: string, bytes: Buffer): Promise<void>;
  removeAll(folder: string): Promise<void>;
  removeUnfinished(): Promise<void>;
}
