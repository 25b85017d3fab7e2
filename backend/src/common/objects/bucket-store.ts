import pMap from 'p-map';
import type { Bucket } from './bucket.js';
import type { ObjectStore } from './object-store.js';

const AT_ONCE = 8;

export class BucketStore implements ObjectStore {
  constructor(private readonly bucket: Bucket) {}

  read(name: string): Promise<Buffer | null> {
    return this.bucket.get(name);
  }

  async has(name: string): Promise<boolean> {
    return (await this.bucket.size(name)) !== null;
  }

  write(name: string, bytes: Buffer): Promise<void> {
    return this.bucket.put(name, bytes);
  }

  async removeAll(folder: string): Promise<void> {
    const names = await this.bucket.list(`${folder}/`);
    await pMap(names, (name) => this.bucket.remove(name), { concurrency: AT_ONCE });
  }

  async removeUnfinished(): Promise<void> {}
}
