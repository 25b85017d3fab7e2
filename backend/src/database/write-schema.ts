import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project-root.js';
import { createDataSource } from './data-source.js';
import { startEmbeddedPostgres } from './embedded.js';
import { migrate } from './migrate.js';
import { linesOf, readSchemaParts } from './schema-parts.js';

const TARGET = join(PROJECT_ROOT, 'backend/src/database/made-schema.ts');

await using resources = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), 'lectern-schema-'));
resources.defer(() => rm(folder, { recursive: true }));
// PostgreSQL may run as a user of its own.
await chmod(folder, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
resources.defer(() => postgres.stop());
await migrate(postgres.url);
const dataSource = await createDataSource(postgres.url).initialize();
resources.defer(() => dataSource.destroy());
const lines = linesOf(await readSchemaParts(dataSource));
await writeFile(
  TARGET,
  `/** What the migrations make, each part in PostgreSQL’s words. Written by \`npm run schema\`. */
export const MADE_SCHEMA: readonly string[] = ${JSON.stringify(lines)};
`,
);
