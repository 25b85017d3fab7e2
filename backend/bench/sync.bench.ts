import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { startSandbox } from '../sandbox/server.js';
import type { Bench } from './bench.js';
import { JWT_SECRET, startDatabase } from './setup.js';
import { printTable } from './table.js';

const run = promisify(execFile);

const COURSES = 5_000;
const QUICK_COURSES = 60;
const CLI = join(import.meta.dirname, '../src/app/programs/sync.js');

/** Makes the measured process print its peak memory in KB when it exits. */
const TELL_MEMORY =
  'data:text/javascript,process.on("exit",()=>process.stderr.write(String(process.resourceUsage().maxRSS)))';

const LIMIT_OF_SECONDS = 30;
const LIMIT_OF_MEMORY = 300;

/** The second sync finds no changes and must write only its record. */
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
    const before = await written(database);
    const started = performance.now();
    const args = [...process.execArgv, '--import', TELL_MEMORY, CLI, 'thinkific'];
    const { stderr } = await run(process.execPath, args, { env, signal: syncing.signal });
    const seconds = (performance.now() - started) / 1000;
    const after = await written(database);
    rows.push({
      sync,
      courses,
      seconds: seconds.toFixed(1),
      limit: LIMIT_OF_SECONDS,
      'peak RSS (MB)': Math.round(Number(/\d+$/.exec(stderr)) / 1024),
      ' limit': LIMIT_OF_MEMORY,
      'rows written': [...after]
        .map(([table, count]) => ({ table, count: count - (before.get(table) ?? 0) }))
        .filter(({ count }) => count > 0)
        .map(({ table, count }) => `${table} ${count}`)
        .join(', '),
    });
  }
  printTable(rows);
}

/** Returns inserted, updated and deleted rows by table, once all writers have reported. */
async function written(database: Client): Promise<Map<string, number>> {
  const others = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`;
  while ((await database.query(others)).rows.length > 0) await setTimeout(10);
  const { rows } = await database.query<{ table: string; count: number }>(
    `SELECT relid::regclass::text AS table, (n_tup_ins + n_tup_upd + n_tup_del)::int AS count
     FROM pg_stat_user_tables ORDER BY 2 DESC`,
  );
  return new Map(rows.map(({ table, count }) => [table, count]));
}
