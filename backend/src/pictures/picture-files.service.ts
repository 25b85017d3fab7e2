import { Injectable, Logger } from '@nestjs/common';
import { createHash, createHmac } from 'node:crypto';
import PQueue from 'p-queue';
import { Scheduled } from '../common/jobs/scheduled.js';
import { type ObjectStore, openLayered } from '../common/objects/object-store.js';
import { StorageError } from '../common/objects/storage-error.js';
import { BusyError, UnavailableError } from '../common/problem/app-error.js';
import { SecretsConfig } from '../common/settings.js';
import { PicturesConfig } from '../config/app-config.js';
import { derivedKeys } from '../common/secrets/signing-keys.js';
import { type Format, renderPicture, type Width } from './render-picture.js';

const AT_ONCE = 2;
/** At about 100 ms each, the last file waits for ten seconds. */
const MOST_WAITING = 200;
const ORIGINAL = 'original';
/** Base64url characters. Pages repeat the name eight times per picture, and 80 bits are enough to avoid collisions. */
const NAME_LENGTH = 20;

@Injectable()
export class PictureFiles {
  private readonly logger = new Logger(PictureFiles.name);
  private readonly queue = new PQueue({ concurrency: AT_ONCE });
  private readonly making = new Map<string, Promise<Buffer | null>>();
  private opened: { key: string; store: ObjectStore } | undefined;

  constructor(
    private readonly config: PicturesConfig,
    private readonly secrets: SecretsConfig,
  ) {}

  keep(bytes: Buffer): Promise<string> {
    return this.keepAs(createHash('sha256').update(bytes).digest('hex'), bytes);
  }

  /** Stores an upload under a name that does not follow from its bytes, since it may be confidential. */
  storeUpload(bytes: Buffer): Promise<string> {
    const [key] = derivedKeys(this.secrets, 'names of uploaded pictures');
    return this.keepAs(createHmac('sha256', key).update(bytes).digest('hex'), bytes);
  }

  original(hash: string): Promise<Buffer | null> {
    return this.store.read(nameOf(hash, ORIGINAL));
  }

  restore(hash: string, bytes: Buffer): Promise<void> {
    return this.store.write(nameOf(hash, ORIGINAL), bytes);
  }

  has(hash: string): Promise<boolean> {
    return this.store.has(nameOf(hash, ORIGINAL));
  }

  async forget(hash: string): Promise<void> {
    await this.store.removeAll(folderOf(hash));
  }

  @Scheduled('hour', 'Could not delete unfinished picture files (will retry in 1 h).')
  async removeUnfinished(): Promise<void> {
    await this.store.removeUnfinished();
  }

  /**
   * Returns a picture file, created on first use, or null if there is no such picture.
   * @throws BusyError when too many files are waiting, UnavailableError when the storage fails
   */
  async read(hash: string, width: Width, format: Format): Promise<Buffer | null> {
    try {
      return await this.find(hash, width, format);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      throw new UnavailableError('Pictures are unavailable at the moment.', { cause: error });
    }
  }

  /** Opens another store when an admin has changed the place or its access key. */
  private get store(): ObjectStore {
    const { picturesPlace, picturesFallback, picturesS3 } = this.config;
    const key = JSON.stringify([picturesPlace, picturesS3]);
    if (this.opened?.key !== key) {
      this.opened = { key, store: openLayered([picturesPlace, picturesFallback], picturesS3) };
    }
    return this.opened.store;
  }

  private async find(hash: string, width: Width, format: Format): Promise<Buffer | null> {
    const name = nameOf(hash, `${width}.${format}`);
    const kept = await this.store.read(name);
    if (kept) return kept;
    const original = nameOf(hash, ORIGINAL);
    if (!(await this.store.has(original))) return null;
    return this.making.get(name) ?? this.make(original, name, width, format);
  }

  private async keepAs(digest: string, bytes: Buffer): Promise<string> {
    const hash = digest.slice(0, NAME_LENGTH);
    if (!(await this.has(hash))) await this.store.write(nameOf(hash, ORIGINAL), bytes);
    return hash;
  }

  private make(from: string, to: string, width: Width, format: Format): Promise<Buffer | null> {
    if (this.queue.size >= MOST_WAITING) {
      throw new BusyError('Too many pictures are requested at the moment.');
    }
    const making = this.queue
      .add(async () => {
        const original = await this.store.read(from);
        const bytes = original && (await renderPicture(original, width, format));
        if (bytes)
          await this.store.write(to, bytes).catch((error: unknown) => this.logger.error(error));
        return bytes;
      })
      .finally(() => this.making.delete(to));
    this.making.set(to, making);
    return making;
  }
}

function folderOf(hash: string): string {
  return `${hash.slice(0, 2)}/${hash}`;
}

function nameOf(hash: string, file: string): string {
  return `${folderOf(hash)}/${file}`;
}
