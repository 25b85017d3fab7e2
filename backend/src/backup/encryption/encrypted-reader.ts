import { open, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';
import { BackupError } from '../backup-error.js';
import { CHUNK, decryptChunk, deriveKey, HEADER, MAGIC, TAG } from './cipher.js';

const SEALED = CHUNK + TAG;

/**
 * Opens a backup that was encrypted, of which nothing is ever written to the disk in the clear.
 * @returns null when it was not
 * @throws BackupError when the passphrase is missing or another one, or the end is not what was written
 */
export async function openEncrypted(
  file: string,
  passphrase: string | null,
): Promise<EncryptedReader | null> {
  const handle = await open(file);
  try {
    const header = await readAt(handle, 0, HEADER);
    if (!header.subarray(0, MAGIC.length).equals(MAGIC)) {
      await handle.close();
      return null;
    }
    if (passphrase === null) {
      throw new BackupError(
        `${file} is encrypted: set BACKUP_PASSPHRASE to what it was made with.`,
      );
    }
    const key = await deriveKey(passphrase, header.subarray(MAGIC.length));
    const reader = new EncryptedReader(handle, key, (await handle.stat()).size - HEADER);
    await reader.chunk(reader.last).catch(() => {
      throw new BackupError(
        `${file} cannot be decrypted: it was made with another BACKUP_PASSPHRASE, or is damaged or cut off.`,
      );
    });
    return reader;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

class EncryptedReader extends RandomAccessReader {
  /** Bytes of what was encrypted. */
  readonly size: number;
  readonly last: number;

  constructor(
    private readonly handle: FileHandle,
    private readonly key: Buffer,
    body: number,
  ) {
    super();
    this.last = Math.max(Math.ceil(body / SEALED) - 1, 0);
    this.size = body - (this.last + 1) * TAG;
  }

  /** @throws when it is not what was written */
  async chunk(number: number): Promise<Buffer> {
    const sealed = await readAt(this.handle, HEADER + number * SEALED, SEALED);
    return decryptChunk(this.key, sealed, number, number === this.last);
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.range(start, end), { objectMode: false });
  }

  override close(done: (error: Error | null) => void): void {
    this.handle.close().then(() => done(null), done);
  }

  private async *range(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end;) {
      const number = Math.floor(at / CHUNK);
      const begin = number * CHUNK;
      const plain = await this.chunk(number).catch(() => {
        throw new Error('it is not what was encrypted');
      });
      yield plain.subarray(at - begin, end - begin);
      at = begin + CHUNK;
    }
  }
}

/** Fewer bytes at the end of the file. */
async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  let done = 0;
  for (;;) {
    const { bytesRead } = await handle.read(buffer, done, length - done, position + done);
    done += bytesRead;
    if (bytesRead === 0 || done === length) return buffer.subarray(0, done);
  }
}
