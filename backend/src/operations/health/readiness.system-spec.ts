import { Client } from 'pg';
import { CapturedLog } from '../../../test/captured-log.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { OF_THIS_DATABASE } from '../../../test/database.js';
import { startOwnPostgres } from '../../../test/own-postgres.js';
import { until } from '../../../test/until.js';
import type { EmbeddedPostgres } from '../../database/embedded/embedded.js';

const READY = { status: 'ready', degraded: [] };

interface Answer {
  status: string | number;
  type?: string;
}

async function ask({ api }: TestApp, probe: 'live' | 'ready') {
  const { status, headers, body } = await api.get<Answer>(`/api/health/${probe}`);
  return { status, headers, body };
}

/** The first answer with this status; a look counts for a second. */
async function readyOnce(test: TestApp, status: number): Promise<Answer> {
  let answer = await ask(test, 'ready');
  await until(async () => {
    if (answer.status !== status) answer = await ask(test, 'ready');
    return answer.status === status;
  });
  return answer.body;
}

/** The transactions that wait for a lock, each by a name of its own. */
const WAITING = `SELECT virtualtransaction AS look FROM pg_locks WHERE NOT granted AND ${OF_THIS_DATABASE}`;

const toldBy = (log: CapturedLog) =>
  log.lines.filter(({ context }) => context === 'Readiness').map(({ msg }) => msg);

describe('a process', () => {
  const resources = new AsyncDisposableStack();
  const log = new CapturedLog();
  let postgres: EmbeddedPostgres;
  let test: TestApp;

  beforeAll(async () => {
    postgres = await startOwnPostgres(resources);
    test = await createTestApp({ log, env: { DATABASE_URL: postgres.url } });
    resources.defer(() => test.close());
  });
  afterAll(() => resources.disposeAsync());

  it('is live and ready, which no cache keeps', async () => {
    const [live, ready] = [await ask(test, 'live'), await ask(test, 'ready')];
    expect(live).toMatchObject({ status: 200, body: { status: 'live' } });
    expect(ready).toMatchObject({ status: 200, body: READY });
    expect([live, ready].map(({ headers }) => headers.get('cache-control'))).toEqual([
      'no-store',
      'no-store',
    ]);
  });

  it('is not ready while migrations are missing, but with those of a newer version', async () => {
    const rename = (from: string, to: string) =>
      test.dataSource.query('UPDATE migrations SET name = $2 WHERE name = $1', [from, to]);
    await rename('CreateSchema1796030000000', 'Unknown');
    expect(await readyOnce(test, 503)).toMatchObject({
      type: 'urn:lectern:problem:migrations-missing',
      detail: 'The database lacks migrations that this version needs.',
    });
    expect((await ask(test, 'live')).status).toBe(200);
    await rename('Unknown', 'CreateSchema1796030000000');
    await test.dataSource.query(
      `INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'OfANewerVersion')`,
    );
    expect(await readyOnce(test, 200)).toEqual(READY);
  });

  it('asks the database once for all who ask, and waits for it for a second', async () => {
    const locker = new Client({ connectionString: postgres.url });
    await locker.connect();
    await locker.query('BEGIN; LOCK TABLE migrations');
    const looks = new Set<string>();
    const noteLooks = async () => {
      const { rows } = await locker.query<{ look: string }>(WAITING);
      for (const { look } of rows) looks.add(look);
    };
    log.clear();
    const begin = performance.now();
    let answers: Awaited<ReturnType<typeof ask>>[];
    // Those of the first round may still get the look before the lock.
    do {
      let isPending = true;
      const asked = Promise.all(Array.from({ length: 50 }, () => ask(test, 'ready')));
      void asked.finally(() => (isPending = false));
      await until(async () => {
        await noteLooks();
        return !isPending;
      });
      answers = await asked;
    } while (answers.some(({ status }) => status !== 503));
    const seconds = Math.floor((performance.now() - begin) / 1_000);
    expect(looks.size).toBeGreaterThanOrEqual(1);
    expect(looks.size).toBeLessThanOrEqual(1 + seconds);
    expect(answers[0]?.body.type).toBe('urn:lectern:problem:database-away');
    await locker.query('ROLLBACK');
    await locker.end();
    expect(await readyOnce(test, 200)).toEqual(READY);
    expect(toldBy(log)).toEqual(['Not ready: database-away', 'Ready, and everything works again.']);
  });

  it('without its database is live, but not ready, says why and logs it once', async () => {
    log.clear();
    await postgres.stop();
    await readyOnce(test, 503);
    const { headers, body } = await ask(test, 'ready');
    expect(headers.get('retry-after')).toBe('5');
    expect(body).toEqual({
      type: 'urn:lectern:problem:database-away',
      title: 'Service Unavailable',
      status: 503,
      detail: 'The database does not respond.',
      instance: '/api/health/ready',
    });
    expect((await ask(test, 'live')).status).toBe(200);
    expect(toldBy(log)).toEqual(['Not ready: database-away']);
  });
});
