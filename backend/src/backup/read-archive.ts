import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { fromRandomAccessReaderPromise, openPromise, type Entry, type ZipFile } from 'yauzl';
import { BackupError } from './backup-error.js';
import { openEncrypted } from './encryption/encrypted-reader.js';
import { HashingStream } from './hashing-stream.js';
import {
  fileOf,
  MANIFEST,
  MANIFEST_HASH,
  manifestSchema,
  type BackedUpTable,
  type Manifest,
} from './manifest.js';

/** A backup that was opened, and not yet checked. */
export interface Archive {
  manifest: Manifest;
  read: (table: BackedUpTable) => Promise<Readable>;
  close(): void;
}

/**
 * @param passphrase null: there is none
 * @throws BackupError for what is no backup, was cut off, or was encrypted with another passphrase
 */
export async function openArchive(file: string, passphrase: string | null): Promise<Archive> {
  const zip = await openZip(file, passphrase);
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const read = (name: string) => {
      const entry = entries.get(name);
      if (!entry) throw new BackupError(`${file} lacks ${name}, so it is no backup of Lectern.`);
      return zip.openReadStreamPromise(entry);
    };
    const manifestText = await text(await read(MANIFEST));
    const manifest = manifestSchema.safeParse(JSON.parse(manifestText));
    if (!manifest.success) {
      throw new BackupError(`${file} is of another format: a later Lectern may have made it.`);
    }
    if (manifest.data.format > 1 || entries.has(MANIFEST_HASH)) {
      const hash = createHash('sha256').update(manifestText).digest('hex');
      if (hash !== (await text(await read(MANIFEST_HASH)))) {
        throw new BackupError(`The backup is damaged: ${MANIFEST} is not what was written.`);
      }
    }
    return {
      manifest: manifest.data,
      read: async (table) => read(fileOf(table)),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof BackupError ? error : unreadable(file, error);
  }
}

/** Reads all of it. @throws BackupError when it is not what was written */
export async function checkArchive({ manifest, read }: Archive): Promise<void> {
  for (const table of manifest.tables) {
    const hashed = new HashingStream();
    try {
      await pipeline(await read(table), hashed.resume());
    } catch (error) {
      throw damaged(table, error);
    }
    if (hashed.sha256() !== table.sha256) throw damaged(table);
  }
}

async function openZip(file: string, passphrase: string | null): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false };
  try {
    const encrypted = await openEncrypted(file, passphrase);
    if (!encrypted) return await openPromise(file, options);
    return await fromRandomAccessReaderPromise(encrypted, encrypted.size, options);
  } catch (error) {
    throw error instanceof BackupError ? error : unreadable(file, error);
  }
}

function unreadable(file: string, error: unknown): BackupError {
  const reason = error instanceof Error ? error.message : String(error);
  return new BackupError(`${file} cannot be read as a backup: ${reason}.`);
}

function damaged(table: BackedUpTable, error?: unknown): BackupError {
  const reason = error instanceof Error ? ` (${error.message})` : '';
  return new BackupError(
    `The backup is damaged: ${fileOf(table)} is not what was written${reason}.`,
  );
}
