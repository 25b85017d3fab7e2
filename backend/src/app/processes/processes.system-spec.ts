import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { createTestDatabase, OF_THIS_DATABASE, type TestDatabase } from '../../../test/database.js';
import { type Program, refusedStart, startProgram } from '../../../test/program.js';
import { until } from '../../../test/until.js';

/** Milliseconds between two looks whether something is there. */
const LOOK_EVERY = 50;
/** Below those that systems give away. */
const FIRST_PORT = 20_000;

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const isTaken = await once(server, 'listening').then(
    () => false,
    () => true,
  );
  server.close();
  return !isTaken;
}

async function twoFreePorts(): Promise<number> {
  let port = FIRST_PORT + (process.pid % 5_000) * 2;
  while (!(await isFree(port)) || !(await isFree(port + 1))) port += 2;
  return port;
}

describe('several processes on one port', () => {
  let database: TestDatabase;
  let metrics: number;
  beforeAll(async () => {
    database = await createTestDatabase();
    metrics = await twoFreePorts();
  });
  afterAll(() => database.drop());

  const start = () =>
    startProgram({
      DATABASE_URL: database.url,
      WEB_CONCURRENCY: '2',
      METRICS_PORT: String(metrics),
      RATE_LIMIT: 'off',
      SHUTDOWN_DELAY: '0s',
    });

  /** Those that have ever served, the last at the end. */
  const serving = ({ output }: Program) =>
    [...output().matchAll(/"process":(\d+),"msg":"A worker process is ready\."/g)].map(([, id]) =>
      Number(id),
    );

  const measured = async (port: number) =>
    (await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => null))?.status;

  async function served({ url }: Program): Promise<number | undefined> {
    const answer = await fetch(`${url}/api/courses`, { headers: { Connection: 'close' } }).catch(
      () => null,
    );
    return answer?.status;
  }

  /** A subscription that has begun and goes on once `release` is called. */
  async function begin({ url }: Program, email: string) {
    const locker = new Client({ connectionString: database.url });
    await locker.connect();
    await locker.query('BEGIN; LOCK TABLE newsletter_subscriptions');
    const answer = fetch(`${url}/api/newsletter`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    await until(async () => {
      const { rows } = await locker.query(
        `SELECT FROM pg_locks WHERE NOT granted AND ${OF_THIS_DATABASE}`,
      );
      return rows.length > 0;
    });
    const release = async () => {
      await locker.query('ROLLBACK');
      await locker.end();
    };
    return { answer, release };
  }

  it('serve, are replaced when killed, and end in good order with the one that started them', async () => {
    const program = await start();
    await until(() => serving(program).length === 2);
    expect(await Promise.all([measured(metrics), measured(metrics + 1)])).toEqual([200, 200]);
    expect(await served(program)).toBe(200);

    const [killed = 0] = serving(program);
    process.kill(killed, 'SIGKILL');
    // Until the system has reported its end, it may still get a connection.
    await until(() => program.output().includes('A worker process has ended and is replaced.'));
    expect(await served(program)).toBe(200);
    await until(() => serving(program).length === 3);
    expect(serving(program)).not.toContain(program.child.pid);
    expect(await Promise.all([measured(metrics), measured(metrics + 1)])).toEqual([200, 200]);

    const { answer, release } = await begin(program, 'kept@example.org');
    // It comes back when nobody is left who could say anything.
    const gone = program.stop('SIGKILL');
    while ((await served(program)) !== undefined) await setTimeout(LOOK_EVERY);
    await release();
    expect((await answer).status).toBe(201);
    await gone;
    expect(program.errors()).toBe('');
  });

  it('shut down cleanly when stopped before all of them listen', async () => {
    const program = await start();
    const { answer, release } = await begin(program, 'answered@example.org');
    const stopped = program.stop();
    await release();
    expect((await answer).status).toBe(201);
    await stopped;
    expect([program.child.exitCode, program.errors()]).toEqual([0, '']);
  });

  it('do not start where the first cannot, and say why once', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { code, stderr } = await refusedStart({
      DATABASE_URL: database.url,
      WEB_CONCURRENCY: '2',
      PORT: port,
    });
    taken.close();
    expect(stderr).toMatch(/^Lectern cannot start: PORT: \d+ is taken on .*\n$/);
    expect(code).toBe(1);
  });
});
