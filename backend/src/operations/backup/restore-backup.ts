import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { knownMigrations } from '../../database/data-source.js';
import { migrate } from '../../database/migrate.js';
import { BackupError, inOneLine } from './backup-error.js';
import { connectForCopies } from './copy-client.js';
import { type BackedUpTable, type Manifest, fileOfPicture } from './manifest.js';
import { checkArchive, type Archive } from './read-archive.js';
import {
  inPath,
  jobsVersion,
  listMigrations,
  listSequences,
  listTables,
} from './tables.queries.js';

const CONTENT = ['users', 'courses', 'udemy_courses', 'testimonials', 'newsletter_subscriptions'];
const OF_JOBS = 'jobs.';
const NEWLINE = 0x0a;
const PROGRESS_EVERY_MS = 5_000;

export type Say = (line: string) => void;

interface Filled {
  /** The job queue's tables have another version, so waiting jobs were left out. */
  lacksJobs: boolean;
  /** Tables of other programs, which old backups included. */
  foreign: string[];
}

interface Restored extends Filled {
  manifest: Manifest;
}

export type Source = Pick<Archive, 'manifest' | 'read'>;

/** Checks or changes the restored data before the commit, with triggers disabled. An error rolls everything back. */
export type Check = (client: ClientBase) => Promise<void>;

interface PictureTarget {
  restore(hash: string, bytes: Buffer): Promise<void>;
}

/**
 * Verifies the archive, restores the database, and restores its pictures before the commit.
 * @throws BackupError with what to do, DatabaseStartError when there is no usable PostgreSQL
 */
export async function restoreBackup(
  url: string,
  archive: Archive,
  pictures: PictureTarget,
  say: Say,
): Promise<Restored> {
  const { manifest } = archive;
  requireKnown(manifest);
  return inOneLine('Nothing was restored', 'The database is unchanged.', async () => {
    say('Checking the backup.');
    await checkArchive(archive);
    const filled = await fillDatabase(url, archive, say, async (client) => {
      await endSessions(client);
      const { length } = manifest.pictures;
      if (length > 0) say(`Restoring ${counted(length, 'picture')}.`);
      await restorePictures(archive, pictures);
    });
    return { manifest, ...filled };
  });
}

/** Also ends password reset links, because the backup does not show which have been used since. */
async function endSessions(client: ClientBase): Promise<void> {
  await client.query('UPDATE users SET token_version = token_version + 1');
}

async function restorePictures(archive: Archive, target: PictureTarget): Promise<void> {
  for (const picture of archive.manifest.pictures) {
    const bytes = await buffer(await archive.readPicture(picture));
    try {
      await target.restore(picture.hash, bytes);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new BackupError(
        `${fileOfPicture(picture)} cannot be written: ${reason}. The database is unchanged. Check PICTURES_DIR and try again.`,
      );
    }
  }
}

/**
 * Creates the tables of the backup's version in an empty database, fills them in one transaction, then migrates them.
 * It can be repeated after a failure.
 * @throws BackupError with what to do, DatabaseStartError when there is no usable PostgreSQL
 */
export async function fillDatabase(
  url: string,
  source: Source,
  say: Say,
  check?: Check,
): Promise<Filled> {
  const { manifest } = source;
  requireKnown(manifest);
  await connected(url, (client) => requireEmpty(client, manifest));
  say('Creating the tables.');
  await migrate(url, manifest.migrations);
  const filled = await connected(url, (client) => fill(client, source, say, check));
  await inOneLine(
    'All data was restored, but is of an old version',
    'Start Lectern: it migrates the data.',
    () => migrate(url),
  );
  return filled;
}

async function connected<T>(url: string, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await connectForCopies(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function requireKnown({ migrations, made_at: madeAt }: Manifest): void {
  const known = knownMigrations();
  const unknown = migrations.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new BackupError(
    `The backup of ${madeAt} was created by a newer Lectern (${unknown.join(', ')}). Restore it with that version.`,
  );
}

async function requireEmpty(client: ClientBase, manifest: Manifest): Promise<void> {
  const present = await listMigrations(client);
  if (present.length === 0) return;
  for (const table of CONTENT) {
    const { rows } = await client.query<{ exists: boolean }>(
      `SELECT to_regclass('${table}') IS NOT NULL AS exists`,
    );
    const found = rows[0]?.exists && (await client.query(`SELECT FROM ${table} LIMIT 1`)).rowCount;
    if (!found) continue;
    throw new BackupError(
      `The database is in use: its table ${table} is not empty. Restore into an empty database.`,
    );
  }
  if (present.every((name) => manifest.migrations.includes(name))) return;
  throw new BackupError(
    'The tables of the database are newer than the backup. Restore into a database without tables.',
  );
}

/** Triggers are disabled because the backup contains what they would write. */
async function fill(
  client: ClientBase,
  { manifest, read }: Source,
  say: Say,
  check?: Check,
): Promise<Filled> {
  const lacksJobs = (await jobsVersion(client)) !== manifest.jobs;
  const found = manifest.tables.filter(({ name }) => !(lacksJobs && name.startsWith(OF_JOBS)));
  const tables = await ownOf(client, found);
  const ours = tables.map(({ name }) => inPath(name)).filter((name) => !name.startsWith(OF_JOBS));
  await client.query('BEGIN');
  for (const name of ours) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${tables.map(({ name }) => inPath(name)).join(', ')} CASCADE`);
  for (const table of tables) await fillTable(client, table, await read(table), say);
  await check?.(client);
  for (const name of ours) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  const sequences = new Set((await listSequences(client)).map(({ name }) => name));
  for (const { name, value } of manifest.sequences) {
    if (value === null || !sequences.has(name)) continue;
    await client.query('SELECT setval($1, $2)', [inPath(name), value]);
  }
  await client.query('COMMIT');
  const foreign = found.filter((table) => !tables.includes(table)).map(({ name }) => name);
  return { lacksJobs, foreign };
}

/** Names in the archive are untrusted until they are found in this database. */
async function ownOf(client: ClientBase, tables: BackedUpTable[]): Promise<BackedUpTable[]> {
  const known = new Map((await listTables(client)).map(({ name, columns }) => [name, columns]));
  return tables.filter(({ name, columns }) => {
    const has = known.get(name);
    if (!has || columns.every((column) => has.includes(column))) return has;
    throw new BackupError(`The backup has an unknown table: ${name}.`);
  });
}

async function fillTable(
  client: ClientBase,
  table: BackedUpTable,
  source: NodeJS.ReadableStream,
  say: Say,
): Promise<void> {
  const { name, columns, rows } = table;
  if (rows > 0) say(`Restoring ${name}: ${counted(rows, 'row')}.`);
  const copied = client.query(copyFrom(`COPY ${inPath(name)} (${columns.join(', ')}) FROM STDIN`));
  await pipeline(source, sayProgress(table, say), copied);
  if (copied.rowCount === rows) return;
  throw new BackupError(
    `${name} accepted ${copied.rowCount} of ${table.rows} rows; the database is unchanged.`,
  );
}

/** Passes rows through, one per line, and prints progress. */
function sayProgress({ name, rows }: BackedUpTable, say: Say) {
  let done = 0;
  let said = Date.now();
  return async function* (chunks: AsyncIterable<Buffer | string>) {
    for await (const chunk of chunks) {
      yield chunk;
      for (const byte of Buffer.from(chunk)) if (byte === NEWLINE) done += 1;
      if (Date.now() - said < PROGRESS_EVERY_MS) continue;
      said = Date.now();
      say(`${name}: ${done.toLocaleString('en')} of ${counted(rows, 'row')}.`);
    }
  };
}

function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`;
}
