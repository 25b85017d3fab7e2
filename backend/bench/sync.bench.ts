import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { startSandbox } from '../sandbox/server.js';
import type { Bench } from './bench.js';
import { JWT_SECRET, startDatabase } from './setup.js';
import { printTable } from './table.js';

const run = promisify(execFile);

const COURSES = 3_000;
const QUICK_COURSES = 200;
const CLI = join(import.meta.dirname, '../src/sync/cli.js');

/** Lets the measured process itself say, as its last words, how many KB it had at most. */
const TELL_MEMORY =
  'data:text/javascript,process.on("exit",()=>process.stderr.write(String(process.resourceUsage().maxRSS)))';

/** The limits are 60 s and 300 MB. */
export default async function benchSync({ resources, quick, say }: Bench): Promise<void> {
  const courses = quick ? QUICK_COURSES : COURSES;
  const databaseUrl = await startDatabase(resources);
  const sandbox = await startSandbox({ catalogue: { courses }, rateLimit: false });
  resources.defer(() => sandbox.close());
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  resources.defer(() => database.end());

  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DEMO: 'false',
    JWT_SECRET,
    THINKIFIC_API_URL: sandbox.thinkific.apiUrl,
    THINKIFIC_SUBDOMAIN: sandbox.thinkific.subdomain,
    THINKIFIC_API_KEY: sandbox.thinkific.apiKey,
  };
  const syncing = new AbortController();
  resources.defer(() => syncing.abort());
  const rows = [];
  for (const sync of ['first', 'second']) {
    say(`Syncing ${courses.toLocaleString('en')} courses, the ${sync} time`);
    const before = sync === 'first' ? new Map() : await versions(database);
    const started = performance.now();
    const args = [...process.execArgv, '--import', TELL_MEMORY, CLI, 'thinkific'];
    const { stderr } = await run(process.execPath, args, { env, signal: syncing.signal });
    const seconds = (performance.now() - started) / 1000;
    const after = [...(await versions(database))];
    rows.push({
      sync,
      courses: after.length,
      seconds: seconds.toFixed(1),
      'peak RSS (MB)': Math.round(Number(stderr) / 1024),
      'rows written': after.filter(([id, version]) => before.get(id) !== version).length,
    });
  }
  printTable(rows);
}

async function versions(database: Client): Promise<Map<string, string>> {
  const { rows } = await database.query<{ id: string; xmin: string }>(
    'SELECT thinkific_id AS id, xmin FROM courses',
  );
  return new Map(rows.map(({ id, xmin }) => [id, xmin]));
}
