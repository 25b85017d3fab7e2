import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Bench } from './bench.js';
import { fill } from './fill.js';
import { connect, startApp, startDatabase } from './setup.js';
import { SUBSCRIBERS } from './subscribers.data.js';
import { printTable } from './table.js';

const run = promisify(execFile);

const SIZE = 1_000_000;
const QUICK_SIZE = 5_000;
const MB = 1024 ** 2;

/** The same export by PostgreSQL itself. */
const COPY = `
  COPY (
    SELECT email, to_char(subscribed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'http://localhost:3000/unsubscribe/' || unsubscribe_token
    FROM newsletter_subscriptions ORDER BY subscribed_at DESC, id DESC
  ) TO '/dev/null' WITH (FORMAT csv)`;

const ADMIN = {
  username: 'admin',
  email: 'admin@example.org',
  password: 'only for this benchmark',
};

/** Limits: 50,000 rows per second and 60 MB of memory growth. COPY shows what is possible. */
export default async function benchNewsletterExport({
  resources,
  quick,
  say,
}: Bench): Promise<void> {
  const subscribers = quick ? QUICK_SIZE : SIZE;
  const databaseUrl = await startDatabase(resources);
  const app = await startApp(resources, databaseUrl, {
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  const dataSource = await connect(resources, databaseUrl);
  await fill(dataSource, SUBSCRIBERS, [0, subscribers], say);

  const url = `${await app.getUrl()}/api/admin`;
  const token = await signIn(url);
  const reading = new AbortController();
  resources.defer(() => reading.abort());
  const rows = [];
  for (const name of ['first', 'second', 'third']) {
    say(`Reading the ${name} export`);
    const { seconds, firstByte, bytes, lines, cpu, growth } = await download(
      url,
      token,
      reading.signal,
    );
    if (lines !== subscribers + 1) throw new Error(`The file had ${lines} lines.`);
    rows.push({
      export: name,
      'first byte (ms)': firstByte.toFixed(0),
      seconds: seconds.toFixed(2),
      'rows/s': Math.round(subscribers / seconds),
      'MB/s': (bytes / MB / seconds).toFixed(1),
      'CPU (s)': cpu.toFixed(2),
      'growth of RSS (MB)': (growth / MB).toFixed(0),
    });
  }
  const started = performance.now();
  await dataSource.query(COPY);
  const seconds = (performance.now() - started) / 1000;
  rows.push({
    export: 'COPY … TO',
    'first byte (ms)': '-',
    seconds: seconds.toFixed(2),
    'rows/s': Math.round(subscribers / seconds),
    'MB/s': '-',
    'CPU (s)': '-',
    'growth of RSS (MB)': '-',
  });
  printTable(rows);
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: ADMIN.username, password: ADMIN.password }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

interface Download {
  lines: number;
  bytes: number;
  firstByte: number;
  seconds: number;
}

const READER = `
  const [url, token] = process.argv.slice(1);
  const started = performance.now();
  let lines = 0, bytes = 0, firstByte = 0;
  const { body } = await fetch(url, { headers: { Authorization: 'Bearer ' + token } });
  for await (const chunk of body) {
    firstByte ||= performance.now() - started;
    bytes += chunk.length;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  }
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(JSON.stringify({ lines, bytes, firstByte, seconds }));`;

async function download(url: string, token: string, signal: AbortSignal) {
  const memory = process.memoryUsage.rss();
  let most = memory;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  const before = process.cpuUsage();
  const args = ['--input-type=module', '--eval', READER, `${url}/newsletters/export`, token];
  const { stdout } = await run(process.execPath, args, { signal });
  const { user, system } = process.cpuUsage(before);
  clearInterval(watch);
  return { ...(JSON.parse(stdout) as Download), cpu: (user + system) / 1e6, growth: most - memory };
}
