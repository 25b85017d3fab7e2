import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

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

  sha256(): string {
    return this.hash.digest('hex');
  }
}
