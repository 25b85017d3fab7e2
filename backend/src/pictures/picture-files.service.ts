import { Injectable, Logger } from '@nestjs/common';
import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import PQueue from 'p-queue';
import { BusyError } from '../common/problem/app-error.js';
import { AppConfig } from '../config/app-config.js';
import { type Format, renderPicture, type Width } from './render-picture.js';

const AT_ONCE = 2;
/** Files that wait to be made; at some 100 ms each the last one waits for ten seconds. */
const MOST_WAITING = 200;
const ORIGINAL = 'original';
/** Of 64 characters: pages name each picture eight times, and 80 bits are enough to meet no other. */
const NAME_LENGTH = 20;

/** The files of pictures, below `PICTURES_DIR`: a folder for each, named by the hash of its bytes. */
@Injectable()
export class PictureFiles {
  private readonly logger = new Logger(PictureFiles.name);
  private readonly queue = new PQueue({ concurrency: AT_ONCE });
  private readonly making = new Map<string, Promise<Buffer | null>>();

  constructor(private readonly config: AppConfig) {}

  /** Keeps bytes. @returns the name by which they are found, hexadecimal digits */
  async keep(bytes: Buffer): Promise<string> {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, NAME_LENGTH);
    const path = this.pathOf(hash, ORIGINAL);
    if (!(await isThere(path))) await write(path, bytes);
    return hash;
  }

  has(hash: string): Promise<boolean> {
    return isThere(this.pathOf(hash, ORIGINAL));
  }

  async forget(hash: string): Promise<void> {
    await rm(dirname(this.pathOf(hash, ORIGINAL)), { recursive: true, force: true });
  }

  /**
   * A file of a picture, made when it is first asked for; null where there is no such picture.
   * @throws BusyError when too many are waiting to be made
   */
  async read(hash: string, width: Width, format: Format): Promise<Buffer | null> {
    const path = this.pathOf(hash, `${width}.${format}`);
    const kept = await readIfThere(path);
    if (kept) return kept;
    const original = this.pathOf(hash, ORIGINAL);
    if (!(await isThere(original))) return null;
    const made = this.making.get(path) ?? this.make(original, path, width, format);
    return made;
  }

  private make(from: string, to: string, width: Width, format: Format): Promise<Buffer | null> {
    if (this.queue.size >= MOST_WAITING) {
      throw new BusyError('Too many pictures are asked for at the moment.');
    }
    const making = this.queue
      .add(async () => {
        const original = await readIfThere(from);
        const bytes = original && (await renderPicture(original, width, format));
        // It is made again next time: a full disk takes no picture from a visitor.
        if (bytes) await write(to, bytes).catch((error: unknown) => this.logger.error(error));
        return bytes;
      })
      .finally(() => this.making.delete(to));
    this.making.set(to, making);
    return making;
  }

  private pathOf(hash: string, name: string): string {
    return join(this.config.picturesDir, hash.slice(0, 2), hash, name);
  }
}

/** Nobody ever finds half of it. */
async function write(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
