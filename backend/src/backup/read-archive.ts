import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { BackupError } from './backup-error.js';
import { HashingStream } from './hashing-stream.js';
import { fileOf, MANIFEST, manifestSchema, type BackedUpTable, type Manifest } from './manifest.js';

/** A backup that was opened, and not yet checked. */
export interface Archive {
  manifest: Manifest;
  read: (table: BackedUpTable) => Promise<Readable>;
  close(): void;
}

/** @throws BackupError for what is no backup, or was cut off */
export async function openArchive(file: string): Promise<Archive> {
  const zip = await openZip(file);
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const read = (name: string) => {
      const entry = entries.get(name);
      if (!entry) throw new BackupError(`${file} lacks ${name}, so it is no backup of Lectern.`);
      return zip.openReadStreamPromise(entry);
    };
    const manifest = manifestSchema.safeParse(JSON.parse(await text(await read(MANIFEST))));
    if (!manifest.success) {
      throw new BackupError(`${file} is of another format: a later Lectern may have made it.`);
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

async function openZip(file: string): Promise<ZipFile> {
  try {
    return await openPromise(file, { lazyEntries: true, autoClose: false });
  } catch (error) {
    throw unreadable(file, error);
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
