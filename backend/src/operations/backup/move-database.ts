import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { migrate } from '../../database/migrate.js';
import { BackupError, inOneLine } from './backup-error.js';
import { connectForCopies, copyRows } from './copy-client.js';
import { HashingStream } from './hashing-stream.js';
import type { BackedUpTable, Manifest } from './manifest.js';
import { fillDatabase, type Say, type Source } from './restore-backup.js';
import { jobsVersion, listMigrations, listSequences, listTables } from './tables.queries.js';

type Columns = Pick<BackedUpTable, 'name' | 'columns'>;

/**
 * Migrates a database, copies it into an empty one, and verifies every row before the commit. The source keeps its
 * data; after a failure the target is empty.
 * @throws BackupError with what to do, DatabaseStartError when one of them is not usable
 */
export function moveDatabase(from: string, to: string, say: Say): Promise<Manifest> {
  return inOneLine('Nothing was moved', 'The embedded database is unchanged.', () =>
    move(from, to, say),
  );
}

async function move(from: string, to: string, say: Say): Promise<Manifest> {
  const client = await connectForCopies(from);
  try {
    if ((await listMigrations(client)).length === 0) {
      throw new BackupError('The embedded database is empty, so there is nothing to move.');
    }
    await migrate(from);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    say('Reading the embedded database.');
    const source = await openSource(client);
    await fillDatabase(to, source, say, (target) => {
      say('Verifying every row.');
      return requireSame(target, source.manifest);
    });
    return source.manifest;
  } finally {
    await client.end();
  }
}

async function openSource(client: ClientBase): Promise<Source> {
  const tables: BackedUpTable[] = [];
  for (const table of await listTables(client)) tables.push(await digest(client, table));
  const manifest: Manifest = {
    format: 1,
    made_at: new Date().toISOString(),
    migrations: await listMigrations(client),
    jobs: await jobsVersion(client),
    tables,
    sequences: await listSequences(client),
    pictures: [],
    missing_pictures: [],
  };
  return { manifest, read: (table) => Promise.resolve(copyRows(client, table)) };
}

async function requireSame(client: ClientBase, { tables }: Manifest): Promise<void> {
  for (const table of tables) {
    const { rows, sha256 } = await digest(client, table);
    if (rows === table.rows && sha256 === table.sha256) continue;
    throw new BackupError(
      `The copied rows of ${table.name} differ from the original, so nothing was moved. Try again, and report it if it happens twice.`,
    );
  }
}

/** Returns the number of rows and a hash, in an order that does not depend on a collation. */
async function digest(client: ClientBase, { name, columns }: Columns): Promise<BackedUpTable> {
  const order = `ORDER BY (ROW(${columns.join(', ')})::text) COLLATE "C"`;
  const copied = copyRows(client, { name, columns }, order);
  const hashed = new HashingStream();
  copied.on('error', (error) => hashed.destroy(error)).pipe(hashed);
  await finished(hashed.resume());
  return { name, columns, rows: copied.rowCount, sha256: hashed.sha256() };
}
