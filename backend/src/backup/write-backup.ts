import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { ZipFile } from 'yazl';
import { BackupError } from './backup-error.js';
import { copyRows } from './copy-client.js';
import { encryptingStream } from './encryption/encrypting-stream.js';
import { HashingStream } from './hashing-stream.js';
import { fileOf, MANIFEST, MANIFEST_HASH, type BackedUpTable, type Manifest } from './manifest.js';
import { checkArchive, openArchive } from './read-archive.js';
import { jobsVersion, listMigrations, listSequences, listTables } from './tables.queries.js';

/**
 * Writes all that the database holds at one moment into a ZIP archive, which only its owner may read, and reads it
 * once to check it. The archive has its name only when it is whole. After a failure the connection is of no use.
 * @param passphrase null: it is not encrypted
 * @throws BackupError with what the database or the disk says; nothing is left of the file then
 */
export async function writeBackup(
  client: ClientBase,
  file: string,
  passphrase: string | null,
): Promise<Manifest> {
  const part = `${file}.part`;
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    const manifest = await writeArchive(client, part, passphrase);
    const archive = await openArchive(part, passphrase);
    await checkArchive(archive).finally(() => archive.close());
    await rename(part, file);
    await client.query('COMMIT');
    return manifest;
  } catch (error) {
    await rm(part, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${file} was not written: ${reason}. Nothing is left of it.`, {
      cause: error,
    });
  }
}

async function writeArchive(
  client: ClientBase,
  part: string,
  passphrase: string | null,
): Promise<Manifest> {
  const handle = await open(part, 'wx', 0o600);
  const manifest: Manifest = {
    format: 2,
    made_at: new Date().toISOString(),
    migrations: await listMigrations(client),
    jobs: await jobsVersion(client),
    tables: [],
    sequences: await listSequences(client),
  };
  let manifestText = '';
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream);
  const fail = (error: Error) => output.destroy(error);
  zip.on('error', fail);
  const copies: (() => BackedUpTable)[] = [];
  for (const table of await listTables(client)) {
    // Each is asked for when the one before it is written, as one connection answers one question at a time.
    zip.addReadStreamLazy(fileOf(table), { forceZip64Format: true }, (answer) => {
      const copied = copyRows(client, table);
      const hashed = new HashingStream();
      copied.on('error', fail).pipe(hashed);
      copies.push(() => toTable(table, copied.rowCount, hashed.sha256()));
      answer(null, hashed);
    });
  }
  zip.addReadStreamLazy(MANIFEST, (answer) => {
    // Its answer comes after all counts.
    client.query('SELECT').then(() => {
      manifest.tables = copies.map((tableOf) => tableOf());
      manifestText = JSON.stringify(manifest, null, 2);
      answer(null, Readable.from([manifestText]));
    }, fail);
  });
  zip.addReadStreamLazy(MANIFEST_HASH, (answer) =>
    answer(null, Readable.from([createHash('sha256').update(manifestText).digest('hex')])),
  );
  zip.end();
  const disk = handle.createWriteStream({ flush: true });
  if (passphrase === null) await pipeline(output, disk);
  else await pipeline(output, await encryptingStream(passphrase), disk);
  return manifest;
}

function toTable(
  { name, columns }: Pick<BackedUpTable, 'name' | 'columns'>,
  rows: number,
  sha256: string,
): BackedUpTable {
  return { name, columns, rows, sha256 };
}
