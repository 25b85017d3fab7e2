import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PROJECT_ROOT } from '../src/common/project-root.js';
import { ask } from './ask.js';
import { type Bench, hold } from './bench.js';
import { fillCourses } from './courses.data.js';
import { freePort } from './free-port.js';
import { load, onCore } from './load.js';
import { median } from './median.js';
import { startReplica } from './replica.js';
import { connect, startDatabase } from './setup.js';
import { printTable } from './table.js';

const COURSES = 300;
const ROUNDS = 5;
const QUICK_ROUNDS = 1;
const SECONDS = 3;
const QUICK_SECONDS = 1;

/** The share of responses per second of nginx that serves the same bytes from files. */
const LIMIT = 0.7;

const CONFIGURATION = join(PROJECT_ROOT, 'docker/nginx');
const ENCODED = { 'Accept-Encoding': 'br' };
const PUBLIC = ['/', '/courses', '/cohorts', '/api/courses', '/api/testimonials'];
/** Headers that nginx writes itself. */
const BY_NGINX = new Set(['server', 'date', 'content-length', 'connection', 'etag', 'age']);

/** Compares public pages through nginx, which caches them for a second, with nginx that serves files. */
export default async function benchNginx({ resources, quick, say }: Bench): Promise<void> {
  if (spawnSync('nginx', ['-v']).error) return say('There is no nginx on this machine.');
  const databaseUrl = await startDatabase(resources);
  await fillCourses(await connect(resources, databaseUrl), [1, COURSES]);
  const { url } = await startReplica(resources, {
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'info',
    RATE_LIMIT: 'on',
    CDN_MAX_AGE: '1s',
    TRUST_PROXY: '127.0.0.1',
  });
  const proxy = await startProxy(resources, url);
  const files = await startFiles(resources, proxy);
  const rows = [];
  for (const [place, path] of PUBLIC.entries()) {
    say(`Asking for ${path}`);
    const seconds = quick ? QUICK_SECONDS : SECONDS;
    const pairs: [number, number][] = [];
    for (let round = 0; round < (quick ? QUICK_ROUNDS : ROUNDS); round += 1) {
      const { rate } = await load(proxy + path, ENCODED, seconds);
      pairs.push([rate, (await load(`${files}/${place}`, ENCODED, seconds)).rate]);
    }
    const middle = (value: (pair: [number, number]) => number) => median(pairs.map(value));
    rows.push({
      'answer, brotli': path,
      'through nginx (/s)': middle(([kept]) => kept).toFixed(0),
      'files (/s)': middle(([, sent]) => sent).toFixed(0),
      ratio: middle(([kept, sent]) => kept / sent).toFixed(2),
      'at least': LIMIT.toFixed(2),
    });
  }
  printTable(rows);
}

function startProxy(resources: AsyncDisposableStack, url: string): Promise<string> {
  return startNginx(resources, async (folder) => {
    await cp(join(CONFIGURATION, 'site.conf'), join(folder, 'site.conf'));
    await writeFile(join(folder, 'local/upstreams.conf'), `server ${new URL(url).host};\n`);
  });
}

/** Writes the bodies to files and the headers to the configuration, as the proxy sends them. */
async function startFiles(resources: AsyncDisposableStack, proxy: string): Promise<string> {
  const answers = await Promise.all(PUBLIC.map((path) => ask(proxy + path, ENCODED)));
  const url = await startNginx(resources, async (folder) => {
    await writeFile(join(folder, 'local/upstreams.conf'), 'server 127.0.0.1:9;\n');
    const locations: string[] = [];
    for (const [place, { head, body }] of answers.entries()) {
      await writeFile(join(folder, 'files', String(place)), body);
      locations.push(`location = /${place} { root files; ${headersOf(head)} }\n`);
    }
    await writeFile(join(folder, 'site.conf'), locations.join(''));
  });
  for (const [place, { status, body }] of answers.entries()) {
    const sent = await ask(`${url}/${place}`, ENCODED);
    if (status !== 200 || !sent.body.equals(body)) {
      throw new Error(`${PUBLIC[place]} was answered with ${status}, or with other bytes.`);
    }
  }
  return url;
}

function headersOf(head: string[]): string {
  const names = head.filter((_, place) => place % 2 === 0);
  return names
    .map((name, place) => [name, head[2 * place + 1] ?? ''] as const)
    .filter(([name]) => !BY_NGINX.has(name.toLowerCase()))
    .map(([name, value]) =>
      name.toLowerCase() === 'content-type'
        ? `types {} default_type '${value}';`
        : `add_header ${name} ${JSON.stringify(value)};`,
    )
    .join(' ');
}

/** Starts nginx with the configuration of `docker/` on the server's core. Returns its URL. */
async function startNginx(
  resources: AsyncDisposableStack,
  configure: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = await hold(resources, mkdtemp(join(tmpdir(), 'lectern-bench-')), (made) =>
    rm(made, { recursive: true, force: true }),
  );
  // nginx's workers run as another user.
  await chmod(folder, 0o755);
  for (const part of ['local', 'files']) await mkdir(join(folder, part));
  await cp(join(CONFIGURATION, 'nginx.conf'), join(folder, 'nginx.conf'));
  const port = await freePort();
  await writeFile(join(folder, 'local/listen.conf'), `listen 127.0.0.1:${port};\n`);
  await configure(folder);
  const args = ['-p', `${folder}/`, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  const child = spawn(...onCore(0, 'nginx', args), { stdio: ['ignore', 'ignore', 'inherit'] });
  resources.defer(async () => {
    if (child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => null))) {
    if (child.exitCode !== null) throw new Error('nginx refuses its configuration.');
    await setTimeout(50);
  }
  return url;
}
