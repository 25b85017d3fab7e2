import { randomBytes } from 'node:crypto';
import { Transform } from 'node:stream';
import { CHUNK, deriveKey, encryptChunk, MAGIC, SALT } from './cipher.js';

export async function encryptingStream(passphrase: string): Promise<Transform> {
  const salt = randomBytes(SALT);
  const stream = new EncryptingStream(await deriveKey(passphrase, salt));
  stream.push(Buffer.concat([MAGIC, salt]));
  return stream;
}

class EncryptingStream extends Transform {
  private waiting: Buffer = Buffer.alloc(0);
  private number = 0;

  constructor(private readonly key: Buffer) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.waiting = Buffer.concat([this.waiting, chunk]);
    // One chunk is held back, because it may be the last.
    while (this.waiting.length > CHUNK) {
      this.seal(this.waiting.subarray(0, CHUNK), false);
      this.waiting = this.waiting.subarray(CHUNK);
    }
    done();
  }

  override _flush(done: () => void): void {
    this.seal(this.waiting, true);
    done();
  }

  private seal(plain: Buffer, isLast: boolean): void {
    this.push(encryptChunk(this.key, plain, this.number, isLast));
    this.number += 1;
  }
}
