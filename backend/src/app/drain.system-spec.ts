import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { Client } from 'pg';
import { RoundRobin, send } from '../../bench/restart.load.js';
import { createTestDatabase, OF_THIS_DATABASE, type TestDatabase } from '../../test/database.js';
import { type Program, startProgram } from '../../test/program.js';
import { until } from '../../test/until.js';

const REQUESTS = 20;

describe('a program that is stopped', () => {
  let database: TestDatabase;
  let programs: Program[];
  const agent = new Agent({ keepAlive: true });

  const start = (env: NodeJS.ProcessEnv = {}) =>
    startProgram({
      DATABASE_URL: database.url,
      DATABASE_POOL_SIZE: String(REQUESTS + 5),
      RATE_LIMIT: 'off',
      SHUTDOWN_DELAY: '2s',
      ...env,
    });

  beforeAll(async () => {
    database = await createTestDatabase();
    programs = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    agent.destroy();
    await Promise.all(programs.map((program) => program.stop()));
    await database.drop();
  });

  const replica = (index: number) => {
    const program = programs[index];
    if (!program) throw new Error(`There is no replica ${index}.`);
    return program;
  };

  /** Whether somebody listens there. */
  async function isListening(url: string): Promise<boolean> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    return once(socket, 'connect').then(
      () => Boolean(socket.destroy()),
      () => false,
    );
  }

  it('loses nothing when one of two replicas is restarted under load', async () => {
    const urls = programs.map(({ url }) => url);
    const balancer = new RoundRobin(urls, 50);
    const done = new AbortController();
    const running = balancer.run('/api/courses', 10, done.signal);
    const { url } = replica(0);
    await replica(0).stop();
    programs[0] = await start({ PORT: new URL(url).port });
    await balancer.untilUsed(url);
    done.abort();
    await running;
    expect(balancer.failures).toEqual([]);
    expect(balancer.answered).toBeGreaterThan(100);
  }, 120_000);

  it('is unhealthy first, and works on until others have noticed', async () => {
    const program = replica(0);
    const health = (probe = '') => fetch(`${program.url}/api/health${probe}`);
    expect((await health('/ready')).status).toBe(200);
    expect((await health()).status).toBe(200);
    const stopped = program.stop();
    let answer = await health();
    await until(async () => {
      answer = await health();
      return answer.status !== 200;
    });
    // At once, as the time that is left is short.
    const [ready, live, page] = await Promise.all([
      health('/ready'),
      health('/live'),
      fetch(`${program.url}/courses`),
    ]);
    expect([answer.status, answer.headers.get('connection')]).toEqual([503, 'close']);
    expect(await answer.json()).toMatchObject({ detail: 'This process is shutting down.' });
    expect([ready.status, await ready.json()]).toEqual([
      503,
      expect.objectContaining({ type: 'urn:lectern:problem:stopping' }),
    ]);
    expect(live.status).toBe(200);
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
    await stopped;
  });

  describe('behind a proxy that takes what is answered with 504 elsewhere', () => {
    const proxied = { headers: { 'X-Takes-504-Elsewhere': 'yes' } };
    let program: Program;
    const begin = async () => {
      program = await start({ SHUTDOWN_DELAY: '1s' });
      return fetch(`${program.url}/api/courses`, proxied);
    };
    const subscribe = (email: string) =>
      fetch(`${program.url}/api/newsletter`, {
        method: 'POST',
        headers: { ...proxied.headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ email }),
      });

    it('turns reads away, answers writes, and listens until nothing comes any more', async () => {
      expect((await begin()).status).toBe(200);
      const stopped = program.stop();
      let turnedAway = await fetch(`${program.url}/courses`, proxied);
      await until(async () => {
        turnedAway = await fetch(`${program.url}/courses`, proxied);
        return turnedAway.status === 504;
      });
      expect([turnedAway.headers.get('connection'), await turnedAway.text()]).toEqual([
        'close',
        '',
      ]);
      expect((await subscribe('late@example.org')).status).toBe(201);
      expect((await fetch(`${program.url}/courses`)).status).toBe(200);
      await until(async () => !(await isListening(program.url)));
      await stopped;
      expect(program.child.exitCode).toBe(0);
    });

    it('ends all the same while the proxy goes on', async () => {
      await begin();
      const stopped = program.stop().then(() => true);
      let hasStopped = false;
      for (let n = 0; !hasStopped; n += 1) {
        await subscribe(`insistent-${n}@example.org`).catch(() => null);
        hasStopped = await Promise.race([
          stopped,
          new Promise<false>((next) => setImmediate(next, false)),
        ]);
      }
      expect(program.child.exitCode).toBe(0);
    });
  });

  it('answers every request that it has begun, and waits for no other connection', async () => {
    const program = replica(1);
    const idle = connect(Number(new URL(program.url).port), '127.0.0.1');
    await once(idle, 'connect');
    await send(agent, `${program.url}/api/health`);
    const locker = new Client({ connectionString: database.url });
    await locker.connect();
    await locker.query('BEGIN; LOCK TABLE newsletter_subscriptions');
    const asked = Array.from({ length: REQUESTS }, (_, n) =>
      send(agent, `${program.url}/api/newsletter`, {
        method: 'POST',
        body: JSON.stringify({ email: `reader-${n}@example.org` }),
      }),
    );
    const begun = async () =>
      (await locker.query(`SELECT 1 FROM pg_locks WHERE NOT granted AND ${OF_THIS_DATABASE}`)).rows
        .length;
    await until(async () => (await begun()) >= REQUESTS);
    // Without the delay of SIGTERM, in which it would take more.
    const stopped = program.stop('SIGINT');
    await until(async () => !(await isListening(program.url)));
    // npm repeats the terminal’s signal, and users press Ctrl-C again.
    program.child.kill('SIGINT');
    program.child.kill('SIGTERM');
    await locker.query('ROLLBACK');
    await locker.end();
    expect(await Promise.all(asked)).toEqual(
      asked.map(() => ({ status: 201, connection: 'close' })),
    );
    await stopped;
    expect(program.child.exitCode).toBe(0);
  });
});
