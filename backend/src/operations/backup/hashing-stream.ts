import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Passes bytes through and computes their SHA-256. */
export class HashingStream extends Transform {
  private readonly hash = createHash('sha256');

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error: null, chunk: Buffer) => void,
  ): void {
    this.hash.update(chunk);
    done(null, chunk);
  }

  /** Hexadecimal; may be called once. */
  sha256(): string {
    return this.hash.digest('hex');
  }
}
