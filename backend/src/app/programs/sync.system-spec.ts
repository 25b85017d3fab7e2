import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { SandboxClient } from '../../../sandbox/sandbox-client.factory.js';
import { createTestDatabase, OF_THIS_DATABASE, type TestDatabase } from '../../../test/database.js';
import { PROGRAM_ENV } from '../../../test/program.js';
import { until } from '../../../test/until.js';
import { PROJECT_ROOT } from '../../common/project-root.js';

const PROGRAM = join(PROJECT_ROOT, 'backend/dist/programs/sync.js');
const HELD = `locktype = 'advisory' AND classid = 4711002 AND ${OF_THIS_DATABASE}`;

describe('a sync in the shell', () => {
  let sandbox: SandboxClient;
  let database: TestDatabase;

  beforeAll(async () => {
    sandbox = await SandboxClient.start();
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await database.drop();
    await sandbox.close();
  });
  afterEach(() => sandbox.control('POST', '/reset'));

  function start() {
    const { thinkific } = sandbox.sandbox;
    const child = spawn(process.execPath, [PROGRAM, 'thinkific'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        ...PROGRAM_ENV,
        DATABASE_URL: database.url,
        THINKIFIC_API_URL: thinkific.apiUrl,
        THINKIFIC_SUBDOMAIN: thinkific.subdomain,
        THINKIFIC_API_KEY: thinkific.apiKey,
      },
    });
    const said = { output: '', errors: '' };
    child.stdout.on('data', (chunk) => (said.output += String(chunk)));
    child.stderr.on('data', (chunk) => (said.errors += String(chunk)));
    return { child, said, ended: once(child, 'close') };
  }
  const newest = async () => {
    const [run] = await database.query<{ status: string; courses_done: number }>(
      'SELECT status, courses_done, cancelled_by FROM sync_runs ORDER BY id DESC LIMIT 1',
    );
    return run;
  };
  const count = async (from: string) =>
    (await database.query<{ count: number }>(`SELECT count(*)::int FROM ${from}`))[0]?.count;

  it('is cancelled by Ctrl C, leaves nothing behind, and can be started again', async () => {
    await sandbox.control('PUT', '/thinkific/faults', {
      kind: 'slow',
      delayMs: 600_000,
      path: '/chapters',
      times: 1,
    });
    const cancelled = start();
    await until(async () => ((await newest())?.courses_done ?? 0) > 5);
    cancelled.child.kill('SIGINT');
    expect(await cancelled.ended).toEqual([1, null]);
    expect(cancelled.said.errors).toContain('The sync was cancelled. The catalogue is unchanged.');
    expect(cancelled.said.output).toBe('');
    expect(await newest()).toMatchObject({ status: 'cancelled', cancelled_by: null });
    expect(await count('courses')).toBe(0);
    expect(await count(`pg_locks WHERE ${HELD}`)).toBe(0);

    await sandbox.control('POST', '/reset');
    const again = start();
    expect(await again.ended).toEqual([0, null]);
    expect(again.said.output).toMatch(/^thinkific: \d+ courses fetched, \d+ added, /);
    expect(again.said.errors).toMatch(/^(\d+) of \1 courses · \d+ pages read$/m);
    expect(await newest()).toMatchObject({ status: 'succeeded' });
  });
});
