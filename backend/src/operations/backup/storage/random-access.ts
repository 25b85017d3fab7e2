import { open, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';
import type { Bucket } from '../../../common/objects/bucket.js';

/** Random access to a file. The opener must close it. */
export interface RandomAccess {
  readonly size: number;
  /** Returns fewer bytes at the end of the file. */
  readAt(position: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
}

export class FileReads implements RandomAccess {
  private constructor(
    private readonly handle: FileHandle,
    readonly size: number,
  ) {}

  static async open(file: string): Promise<FileReads> {
    const handle = await open(file);
    return new FileReads(handle, (await handle.stat()).size);
  }

  async readAt(position: number, length: number): Promise<Buffer> {
    const buffer = Buffer.alloc(length);
    let done = 0;
    for (;;) {
      const { bytesRead } = await this.handle.read(buffer, done, length - done, position + done);
      done += bytesRead;
      if (bytesRead === 0 || done === length) return buffer.subarray(0, done);
    }
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}

const BLOCK = 4 * 1024 * 1024;

/** Reads an object of a bucket and caches one block, because archives are mostly read sequentially. */
export class BucketReads implements RandomAccess {
  private kept: { number: number; bytes: Promise<Buffer> } | undefined;

  constructor(
    private readonly bucket: Bucket,
    private readonly name: string,
    readonly size: number,
  ) {}

  async readAt(position: number, length: number): Promise<Buffer> {
    const end = Math.min(position + length, this.size);
    const parts: Buffer[] = [];
    for (let at = position; at < end;) {
      const begin = at - (at % BLOCK);
      const bytes = await this.block(begin / BLOCK);
      const part = bytes.subarray(at - begin, end - begin);
      if (part.length === 0) throw new Error(`${this.bucket.describe(this.name)} was truncated`);
      parts.push(part);
      at += part.length;
    }
    return Buffer.concat(parts);
  }

  close(): Promise<void> {
    this.kept = undefined;
    return Promise.resolve();
  }

  private block(number: number): Promise<Buffer> {
    if (this.kept?.number !== number) this.kept = { number, bytes: this.fetch(number * BLOCK) };
    return this.kept.bytes;
  }

  private async fetch(start: number): Promise<Buffer> {
    const range = { start, end: Math.min(start + BLOCK, this.size) };
    const bytes = await this.bucket.get(this.name, range);
    if (bytes === null) throw new Error(`${this.bucket.describe(this.name)} is gone`);
    return bytes;
  }
}

const CHUNK = 64 * 1024;

export class ZipReads extends RandomAccessReader {
  constructor(private readonly reads: RandomAccess) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.range(start, end), { objectMode: false });
  }

  override close(done: (error: Error | null) => void): void {
    this.reads.close().then(() => done(null), done);
  }

  private async *range(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; at += CHUNK) {
      yield await this.reads.readAt(at, Math.min(CHUNK, end - at));
    }
  }
}
