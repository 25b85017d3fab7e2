import { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';
import { StorageError } from '../../../common/objects/storage-error.js';
import { BackupError } from '../backup-error.js';
import type { RandomAccess } from '../storage/random-access.js';
import { CHUNK, decryptChunk, deriveKey, HEADER, MAGIC, TAG } from './cipher.js';

const SEALED = CHUNK + TAG;

/**
 * Opens an encrypted backup without writing decrypted data to disk.
 * @param file for messages
 * @returns null if it is not encrypted
 * @throws BackupError when the passphrase is missing or wrong, or the end was modified
 */
export async function openEncrypted(
  reads: RandomAccess,
  file: string,
  passphrase: string | null,
): Promise<EncryptedReader | null> {
  const header = await reads.readAt(0, HEADER);
  if (!header.subarray(0, MAGIC.length).equals(MAGIC)) return null;
  if (passphrase === null) {
    throw new BackupError(
      `${file} is encrypted: set BACKUP_PASSPHRASE to the passphrase that it was created with.`,
    );
  }
  const key = await deriveKey(passphrase, header.subarray(MAGIC.length));
  const reader = new EncryptedReader(reads, key);
  await reader.chunk(reader.last).catch((error: unknown) => {
    if (error instanceof StorageError) throw error;
    throw new BackupError(
      `${file} cannot be decrypted: it was created with another BACKUP_PASSPHRASE, or is damaged or incomplete.`,
    );
  });
  return reader;
}

class EncryptedReader extends RandomAccessReader {
  readonly size: number;
  readonly last: number;

  constructor(
    private readonly reads: RandomAccess,
    private readonly key: Buffer,
  ) {
    super();
    const body = reads.size - HEADER;
    this.last = Math.max(Math.ceil(body / SEALED) - 1, 0);
    this.size = body - (this.last + 1) * TAG;
  }

  async chunk(number: number): Promise<Buffer> {
    const sealed = await this.reads.readAt(HEADER + number * SEALED, SEALED);
    return decryptChunk(this.key, sealed, number, number === this.last);
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.range(start, end), { objectMode: false });
  }

  override close(done: (error: Error | null) => void): void {
    this.reads.close().then(() => done(null), done);
  }

  private async *range(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end;) {
      const number = Math.floor(at / CHUNK);
      const begin = number * CHUNK;
      const plain = await this.chunk(number).catch((error: unknown) => {
        throw error instanceof StorageError ? error : new Error('the encrypted data was modified');
      });
      yield plain.subarray(at - begin, end - begin);
      at = begin + CHUNK;
    }
  }
}
