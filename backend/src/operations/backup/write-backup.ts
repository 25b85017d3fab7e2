import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { ZipFile } from 'yazl';
import { BackupError } from './backup-error.js';
import { copyRows } from './copy-client.js';
import { encryptingStream } from './encryption/encrypting-stream.js';
import { HashingStream } from './hashing-stream.js';
import {
  fileOf,
  fileOfPicture,
  MANIFEST,
  MANIFEST_HASH,
  type BackedUpTable,
  type Manifest,
} from './manifest.js';
import type { BackupStorage } from './storage/backup-storage.js';
import { checkArchive, openArchive } from './read-archive.js';
import {
  jobsVersion,
  listMigrations,
  listSequences,
  listTables,
  listUploads,
} from './tables.queries.js';

export interface PictureSource {
  original(hash: string): Promise<Buffer | null>;
}

export interface BackupTarget {
  place: BackupStorage;
  name: string;
  passphrase: string | null;
}

/**
 * Writes a consistent snapshot of the database and the uploaded pictures into a ZIP archive, then verifies it. The
 * connection stays in a read-only transaction and cannot be reused.
 * @throws BackupError of the database or storage, after deleting the archive; also if the name is taken and could be
 * lost
 */
export async function writeBackup(
  client: ClientBase,
  pictures: PictureSource,
  { place, name, passphrase }: BackupTarget,
): Promise<Manifest> {
  const file = place.describe(name);
  const fail = (error: unknown): never => {
    const said = `${file} was not written: ${reasonOf(error)}. The incomplete file was deleted.`;
    throw new BackupError(said, { cause: error });
  };
  if (await place.wouldLose(name).catch(fail)) {
    throw new BackupError(
      `${file} already exists, and a bucket would lose it before the new backup is verified. Choose another name, or delete it first.`,
    );
  }
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    const manifest = await describeDatabase(client);
    const archive = await startArchive(client, pictures, manifest);
    const sealed = passphrase === null ? archive : await encrypted(archive, passphrase);
    await place.keep(name, sealed, async (reads) => {
      const written = await openArchive(reads, file, passphrase);
      await checkArchive(written).finally(() => written.close());
    });
    return manifest;
  } catch (error) {
    return fail(error);
  }
}

async function describeDatabase(client: ClientBase): Promise<Manifest> {
  const migrations = await listMigrations(client);
  if (migrations.length === 0) throw new BackupError('the database has no Lectern tables');
  return {
    format: 3,
    made_at: new Date().toISOString(),
    migrations,
    jobs: await jobsVersion(client),
    tables: [],
    sequences: await listSequences(client),
    pictures: [],
    missing_pictures: [],
  };
}

/** Starts each file after the previous one, because a connection handles one query at a time. */
async function startArchive(
  client: ClientBase,
  pictures: PictureSource,
  manifest: Manifest,
): Promise<Readable> {
  const zip = new ZipFile();
  const output = quiet(Readable.from(zip.outputStream));
  const fail = (error: Error) => output.destroy(error);
  zip.on('error', fail);
  const copies: (() => BackedUpTable)[] = [];
  for (const table of await listTables(client)) {
    zip.addReadStreamLazy(fileOf(table), { forceZip64Format: true }, (answer) => {
      const copied = copyRows(client, table);
      const hashed = new HashingStream();
      copied.on('error', fail).pipe(hashed);
      copies.push(() => toTable(table, copied.rowCount, hashed.sha256()));
      answer(null, hashed);
    });
  }
  for (const hash of await listUploads(client)) {
    zip.addReadStreamLazy(fileOfPicture({ hash }), { compress: false }, (answer) => {
      pictures.original(hash).then((bytes) => {
        if (bytes) manifest.pictures.push({ hash, sha256: sha256(bytes) });
        else manifest.missing_pictures.push(hash);
        answer(null, Readable.from(bytes ? [bytes] : []));
      }, fail);
    });
  }
  let text = '';
  zip.addReadStreamLazy(MANIFEST, (answer) => {
    // Resolves after all counts are known.
    client.query('SELECT').then(() => {
      manifest.tables = copies.map((tableOf) => tableOf());
      text = JSON.stringify(manifest, null, 2);
      answer(null, Readable.from([text]));
    }, fail);
  });
  zip.addReadStreamLazy(MANIFEST_HASH, (answer) => answer(null, Readable.from([sha256(text)])));
  zip.end();
  return output;
}

async function encrypted(archive: Readable, passphrase: string): Promise<Readable> {
  const sealed = quiet(await encryptingStream(passphrase));
  pipeline(archive, sealed).catch((error: Error) => sealed.destroy(error));
  return sealed;
}

/**
 * Readers get the stream's errors. If its file cannot be opened there is no reader, and the error must not end the
 * process.
 */
function quiet<Stream extends Readable>(stream: Stream): Stream {
  return stream.on('error', () => undefined);
}

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isFull = 'code' in error && NO_ROOM.has(String(error.code));
  return isFull ? `the disk is full (${error.message})` : error.message;
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

function toTable(
  { name, columns }: Pick<BackedUpTable, 'name' | 'columns'>,
  rows: number,
  hash: string,
): BackedUpTable {
  return { name, columns, rows, sha256: hash };
}
