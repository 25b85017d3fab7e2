import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { NODE_COMPILE_CACHE, runCommand } from '../../test/program.js';
import { PROJECT_ROOT } from '../common/project-root.js';

/** Milliseconds between two looks whether a program that cannot say so is ready. */
const LOOK_EVERY = 50;

/** Their lines are more than what a pipe and both of its ends hold. */
const ANSWERS = 4_000;

const MAIN = join(PROJECT_ROOT, 'backend/dist/programs/main.js');

/** Starts the built program with exactly these variables. */
function start(env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE, SYNC_CRON: 'off', ...env },
  });
}

async function outcome(child: ChildProcess): Promise<{ code: number | null; stderr: string }> {
  if (!child.stderr) throw new Error('The program’s stderr is not read.');
  const [stderr] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, stderr };
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? String(address?.port) : '';
}

describe('the program', () => {
  let database: TestDatabase;
  let taken: Server;
  let takenPort: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    takenPort = typeof address === 'object' ? String(address?.port) : '';
  });
  afterAll(async () => {
    taken.close();
    await database.drop();
  });

  const valid = () => ({
    PORT: '0',
    DATABASE_URL: database.url,
    JWT_SECRET: 'a secret that only the tests know and is long enough',
  });

  it.each(['main', 'doctor', 'backup'])('%s refuses an old Node in one line', async (name) => {
    const asIfOld = `const value = { ...process.versions, node: '22.11.0' };
      Object.defineProperty(process, 'versions', { value });
      delete globalThis.AsyncDisposableStack;`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(asIfOld)}`;
    const { code, output, errors } = await runCommand(name, [], { ...valid(), NODE_OPTIONS });
    expect(errors).toMatch(
      /^Lectern cannot start: this is Node 22\.11\.0, but it needs 24 or later\. .+`npx node …`.+\n$/,
    );
    expect([code, output]).toEqual([1, '']);
  });

  it('serves, and ends, although there is no room for what it says', async () => {
    const full = openSync('/dev/full', 'w');
    const port = await freePort();
    const child = spawn(process.execPath, [MAIN], {
      stdio: ['ignore', full, 'pipe'],
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE, SYNC_CRON: 'off', ...valid(), PORT: port },
    });
    const site = `http://127.0.0.1:${port}`;
    while (!(await fetch(site).catch(() => null))) await setTimeout(LOOK_EVERY);
    expect((await fetch(`${site}/api/courses`)).status).toBe(200);
    let ready = '';
    while (!ready.includes('log-not-written')) {
      ready = await (await fetch(`${site}/api/health/ready`)).text();
    }
    expect(JSON.parse(ready)).toEqual({ status: 'ready', degraded: ['log-not-written'] });
    child.kill('SIGTERM');
    expect(await outcome(child)).toEqual({
      code: 0,
      stderr: 'Could not write the log (will retry): ENOSPC: no space left on device, write\n',
    });
    closeSync(full);
  });

  it('serves, and says so, although the reader of its log is gone', async () => {
    const child = start(valid());
    let log = '';
    child.stdout?.on('data', (chunk) => (log += String(chunk)));
    const outcomes = outcome(child);
    while (!log.includes('  API')) await once(child.stdout ?? child, 'data');
    const [, site = ''] = /^ {2}Site +(\S+)$/m.exec(log) ?? [];
    child.stdout?.destroy();
    let ready = '';
    while (!ready.includes('log-not-written')) {
      ready = await (await fetch(`${site}/api/health/ready`)).text();
    }
    expect((await fetch(`${site}/api/courses`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await outcomes).toEqual({
      code: 0,
      stderr: 'Could not write the log (will retry): EPIPE: broken pipe, write\n',
    });
  });

  it('goes on when so many connect that it may open nothing more', async () => {
    const port = await freePort();
    const child = spawn('sh', ['-c', 'ulimit -n 600; exec "$0" "$1"', process.execPath, MAIN], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE, SYNC_CRON: 'off' },
        ...{ ...valid(), PORT: port, REQUEST_TIMEOUT: '5s' },
      },
    });
    const site = `http://127.0.0.1:${port}`;
    while (!(await fetch(site).catch(() => null))) await setTimeout(LOOK_EVERY);
    const idle = Array.from({ length: 700 }, () =>
      connect(Number(port), '127.0.0.1').on('error', () => undefined),
    );
    await Promise.all(
      idle.map((socket) => new Promise((resolve) => socket.resume().once('close', resolve))),
    );
    expect((await fetch(`${site}/api/courses`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await outcome(child)).toEqual({ code: 0, stderr: '' });
  });

  it('waits for a slow reader of its log, and loses no line', async () => {
    const child = start({ ...valid(), RATE_LIMIT: 'off' });
    let log = '';
    child.stdout?.on('data', (chunk) => (log += String(chunk)));
    const outcomes = outcome(child);
    while (!log.includes('  API')) await once(child.stdout ?? child, 'data');
    child.stdout?.pause();
    const [, site = ''] = /^ {2}Site +(\S+)$/m.exec(log) ?? [];
    for (let asked = 0; asked < ANSWERS; asked += 100) {
      const answers = Array.from({ length: 100 }, () => fetch(`${site}/api/courses`));
      await Promise.all(answers.map(async (answer) => (await answer).arrayBuffer()));
    }
    const ready = await (await fetch(`${site}/api/health/ready`)).json();
    expect(ready).toEqual({ status: 'ready', degraded: [] });
    child.stdout?.resume();
    child.kill('SIGTERM');
    expect(await outcomes).toEqual({ code: 0, stderr: '' });
    expect(log.match(/"route":"\/api\/courses"/g)).toHaveLength(ANSWERS);
  });

  it.each([
    [
      'a bad variable',
      { PORT: 'http' },
      /^Lectern cannot start: PORT: got "http", expected a whole/,
    ],
    [
      'an unknown host',
      { HOST: 'nowhere.invalid' },
      /^Lectern cannot start: HOST: this machine has no/,
    ],
    [
      'a missing database',
      { DATABASE_URL: 'postgres://u@127.0.0.1:1/x' },
      /no PostgreSQL responds at 127/,
    ],
  ])('ends with one clear line on %s', async (_case, env, message) => {
    const { code, stderr } = await outcome(start({ ...valid(), ...env }));
    expect(stderr).toMatch(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });

  it('ends with the whole of a cause that nobody expected', async () => {
    const broken = await createTestDatabase();
    await broken.query('ALTER TABLE users RENAME TO users_away');
    const { code, stderr } = await outcome(start({ ...valid(), DATABASE_URL: broken.url }));
    await broken.drop();
    expect(stderr).toMatch(
      /^Lectern cannot start:\n {2}QueryFailedError: relation "users" does not/,
    );
    expect(stderr).toMatch(/\n +at .*\.onModuleInit/);
    expect(code).toBe(1);
  });

  it('says so when what a signal ends does not end in time', async () => {
    const silent = createServer((socket) => void socket.resume().on('error', () => undefined));
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const inHaste = `const { setTimeout } = globalThis;
      globalThis.setTimeout = (work, time, ...given) => setTimeout(work, time === 15000 ? 1 : time, ...given);`;
    const child = start({
      ...{ ...valid(), DATABASE_URL: `postgres://u@127.0.0.1:${port}/x` },
      NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(inHaste)}"`,
    });
    try {
      const outcomes = outcome(child);
      await once(silent, 'connection');
      child.kill('SIGTERM');
      expect(await outcomes).toEqual({
        code: 1,
        stderr: 'SIGTERM: running work did not finish within 15 s and was aborted.\n',
      });
    } finally {
      silent.close();
    }
  });

  it('ends with one clear line where it may open too few files', async () => {
    const child = spawn('sh', ['-c', 'ulimit -n 100; exec "$0" "$1"', process.execPath, MAIN], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE, SYNC_CRON: 'off', ...valid() },
    });
    expect(await outcome(child)).toEqual({
      code: 1,
      stderr:
        'Lectern cannot start: the limit of open files is too low: it needs at least 1024 (ulimit -n 1024)\n',
    });
  });

  it('ends with one clear line on a taken port', async () => {
    const { code, stderr } = await outcome(start({ ...valid(), PORT: takenPort }));
    expect(stderr).toBe(
      `Lectern cannot start: PORT: ${takenPort} is taken on 127.0.0.1, end the program that uses it or set another port\n`,
    );
    expect(code).toBe(1);
  });
});
