import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { fromRandomAccessReaderPromise, type Entry, type ZipFile } from 'yauzl';
import { StorageError } from '../../common/objects/storage-error.js';
import { BackupError } from './backup-error.js';
import { openEncrypted } from './encryption/encrypted-reader.js';
import { HashingStream } from './hashing-stream.js';
import { type RandomAccess, ZipReads } from './storage/random-access.js';
import {
  fileOf,
  fileOfPicture,
  MANIFEST,
  MANIFEST_HASH,
  manifestSchema,
  type BackedUpPicture,
  type BackedUpTable,
  type Manifest,
} from './manifest.js';

export interface Archive {
  manifest: Manifest;
  read: (table: BackedUpTable) => Promise<Readable>;
  readPicture: (picture: BackedUpPicture) => Promise<Readable>;
  close(): void;
}

/**
 * Opens a backup and takes ownership of `reads`, which is closed after a failure, too.
 * @param file for messages
 * @param passphrase null: none
 * @throws BackupError for a file that is no backup, is incomplete, or has another passphrase
 */
export async function openArchive(
  reads: RandomAccess,
  file: string,
  passphrase: string | null,
): Promise<Archive> {
  const zip = await openZip(reads, file, passphrase);
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const read = (name: string) => {
      const entry = entries.get(name);
      if (!entry)
        throw new BackupError(`${file} does not contain ${name}, so it is not a Lectern backup.`);
      return zip.openReadStreamPromise(entry);
    };
    const manifestText = await text(await read(MANIFEST));
    const manifest = manifestSchema.safeParse(JSON.parse(manifestText));
    if (!manifest.success) {
      throw new BackupError(`${file} has an unknown format: a newer Lectern may have created it.`);
    }
    if (manifest.data.format > 1 || entries.has(MANIFEST_HASH)) {
      const hash = createHash('sha256').update(manifestText).digest('hex');
      if (hash !== (await text(await read(MANIFEST_HASH)))) {
        throw new BackupError(`The backup is damaged: ${MANIFEST} was modified.`);
      }
    }
    return {
      manifest: manifest.data,
      read: async (table) => read(fileOf(table)),
      readPicture: async (picture) => read(fileOfPicture(picture)),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof BackupError ? error : unreadable(file, error);
  }
}

/** Reads the complete archive. @throws BackupError when it was modified */
export async function checkArchive({ manifest, read, readPicture }: Archive): Promise<void> {
  for (const table of manifest.tables) await check(fileOf(table), table.sha256, () => read(table));
  for (const picture of manifest.pictures) {
    await check(fileOfPicture(picture), picture.sha256, () => readPicture(picture));
  }
}

async function check(file: string, sha256: string, read: () => Promise<Readable>): Promise<void> {
  const hashed = new HashingStream();
  try {
    await pipeline(await read(), hashed.resume());
  } catch (error) {
    throw error instanceof StorageError ? error : damaged(file, error);
  }
  if (hashed.sha256() !== sha256) throw damaged(file);
}

async function openZip(
  reads: RandomAccess,
  file: string,
  passphrase: string | null,
): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false };
  try {
    const reader = await openEncrypted(reads, file, passphrase);
    if (!reader)
      return await fromRandomAccessReaderPromise(new ZipReads(reads), reads.size, options);
    return await fromRandomAccessReaderPromise(reader, reader.size, options);
  } catch (error) {
    await reads.close();
    throw error instanceof BackupError ? error : unreadable(file, error);
  }
}

export function unreadable(file: string, error: unknown): BackupError {
  const reason = error instanceof Error ? error.message : String(error);
  return new BackupError(`${file} cannot be read as a backup: ${reason.replace(/\.$/, '')}.`);
}

function damaged(file: string, error?: unknown): BackupError {
  const reason = error instanceof Error ? ` (${error.message})` : '';
  return new BackupError(`The backup is damaged: ${file} was modified${reason}.`);
}
