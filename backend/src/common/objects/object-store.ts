import type { Place, S3Config } from '../settings.js';
import { Bucket } from './bucket.js';
import { BucketStore } from './bucket-store.js';
import { FolderStore } from './folder-store.js';
import { LayeredStore } from './layered-store.js';

function openStore(place: Place, s3: S3Config): ObjectStore {
  return 'folder' in place ? new FolderStore(place.folder) : new BucketStore(new Bucket(s3, place));
}

/** Opens the first place. Objects that it does not have are read from the second, if that is another one. */
export function openLayered([place, older]: [Place, Place], s3: S3Config): ObjectStore {
  const store = openStore(place, s3);
  const isSame = JSON.stringify(place) === JSON.stringify(older);
  return isSame ? store : new LayeredStore(store, openStore(older, s3));
}

export interface ObjectStore {
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  write(name: string, bytes: Buffer): Promise<void>;
  removeAll(folder: string): Promise<void>;
  removeUnfinished(): Promise<void>;
}
