import type { Readable } from 'node:stream';
import type { Bucket } from '../../../common/objects/bucket.js';
import type { BackupStorage } from './backup-storage.js';
import { BucketReads, type RandomAccess } from './random-access.js';

/** A part of a bucket, where objects appear only when complete. */
export class BucketBackups implements BackupStorage {
  constructor(private readonly bucket: Bucket) {}

  describe(name: string): string {
    return this.bucket.describe(name);
  }

  async names(): Promise<string[]> {
    return this.bucket.list('');
  }

  async open(name: string): Promise<RandomAccess> {
    const size = await this.bucket.size(name);
    if (size === null) throw new Error('it does not exist');
    return new BucketReads(this.bucket, name, size);
  }

  async wouldLose(name: string): Promise<boolean> {
    return (await this.bucket.size(name)) !== null;
  }

  async keep(
    name: string,
    source: Readable,
    check: (reads: RandomAccess) => Promise<void>,
  ): Promise<void> {
    await this.bucket.upload(name, source);
    try {
      await check(await this.open(name));
    } catch (error) {
      await this.remove(name);
      throw error;
    }
  }

  remove(name: string): Promise<void> {
    return this.bucket.remove(name);
  }

  /** Buckets have their own rules for incomplete uploads. */
  removeAbandoned(): Promise<void> {
    return Promise.resolve();
  }
}
