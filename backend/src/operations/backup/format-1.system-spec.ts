import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { runCommand } from '../../../test/program.js';
import { migrate } from '../../database/migrate.js';
import { connectForCopies, copyRows } from './copy-client.js';
import { jobsVersion, listMigrations, listSequences, listTables } from './tables.queries.js';

const EMAILS = ['first@example.org', 'tab\tand-\\N@example.org'];

/** Of somebody who keeps it beside ours. */
const FOREIGN = { name: 'public.users_before', columns: ['id'] };

/** As that program wrote it: rows of each table, whosever, and a manifest of format 1, without a hash of its own. */
async function writeFormat1(url: string, file: string): Promise<void> {
  const client = await connectForCopies(url);
  try {
    const zip = new ZipFile();
    const tables = [];
    for (const table of [...(await listTables(client)), FOREIGN]) {
      const copied = copyRows(client, table);
      const bytes = await buffer(copied);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      tables.push({ name: table.name, columns: table.columns, rows: copied.rowCount, sha256 });
      zip.addBuffer(bytes, `tables/${table.name}.copy`, { forceZip64Format: true });
    }
    const manifest = {
      format: 1,
      made_at: new Date().toISOString(),
      migrations: await listMigrations(client),
      jobs: await jobsVersion(client),
      tables,
      sequences: [...(await listSequences(client)), { name: 'public.stray', value: '5' }],
    };
    zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 2)), 'manifest.json');
    zip.end();
    await pipeline(Readable.from(zip.outputStream), createWriteStream(file));
  } finally {
    await client.end();
  }
}

const subscribers = (database: TestDatabase) =>
  database.query('SELECT email, subscribed_at FROM newsletter_subscriptions ORDER BY id');

it('a backup of the first format comes back', async () => {
  const resources = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'lectern-format-1-'));
  resources.defer(() => rm(folder, { recursive: true }));
  const [source, target] = await Promise.all([
    createTestDatabase({ empty: true }),
    createTestDatabase({ empty: true }),
  ]);
  for (const database of [source, target]) resources.defer(() => database.drop());
  await migrate(source.url);
  await source.query('INSERT INTO newsletter_subscriptions (email) SELECT unnest($1::text[])', [
    EMAILS,
  ]);
  await source.query(`CREATE TABLE users_before AS SELECT 1 AS id`);
  const file = join(folder, 'backup.zip');
  await writeFormat1(source.url, file);

  expect(await runCommand('restore', [file], { DATABASE_URL: target.url })).toMatchObject({
    code: 0,
    errors: 'Tables of other programs were left out: public.users_before.\n',
  });
  expect(await subscribers(target)).toEqual(await subscribers(source));
  expect(await subscribers(target)).toHaveLength(EMAILS.length);
  await resources.disposeAsync();
});
