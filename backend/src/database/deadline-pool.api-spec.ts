import { mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { asSystem } from '../common/sql/caller.js';
import { isDatabaseUnavailable } from '../common/sql/database-error.js';
import { DeadlineError, withDeadline, withoutDeadline } from '../common/sql/deadline.js';
import { openDataSource } from './data-source.factory.js';
import { DeadlinePool } from './deadline-pool.js';

/** Seconds in the database, far beyond every deadline here. */
const FOR_EVER = 'SELECT pg_sleep(60)';
/** Milliseconds. */
const SOON = 100;

describe('a deadline', () => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase({ empty: true });
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    dataSource = await openDataSource(database);
  });
  afterEach(() => dataSource.destroy());

  const backend = async () => {
    const [row] = await dataSource.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
    return row?.pid;
  };
  const problemOf = (work: Promise<unknown>) =>
    work.then(() => null).catch((error: unknown) => error);

  it('counts a connection that is lost between two statements as a database that is away', async () => {
    const other = await openDataSource(database);
    const lost = dataSource.transaction(async (manager) => {
      const [row] = await manager.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
      await other.query('SELECT pg_terminate_backend($1)', [row?.pid]);
      while (!manager.queryRunner?.isReleased) await setImmediate();
      await manager.query('SELECT 1');
    });
    const problem = await problemOf(lost);
    await other.destroy();
    expect(String(problem)).toContain('already released');
    expect(isDatabaseUnavailable(problem)).toBe(true);
  });

  it('ends a statement that takes too long, and the connection with it', async () => {
    const before = await backend();
    const problem = await problemOf(withDeadline(() => dataSource.query(FOR_EVER), SOON));
    expect(problem).toMatchObject({ query: FOR_EVER });
    expect(isDatabaseUnavailable(problem)).toBe(true);
    expect(await backend()).not.toBe(before);
  });

  it('ends a connection that hangs before its first statement, while the caller is set', async () => {
    const pid = (await backend()) ?? 0;
    process.kill(pid, 'SIGSTOP');
    try {
      const asked = withDeadline(() => asSystem('test', () => dataSource.query('SELECT 1')), SOON);
      expect(isDatabaseUnavailable(await problemOf(asked))).toBe(true);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    expect(await backend()).not.toBe(pid);
  });

  it('is one for a whole transaction', async () => {
    const before = await backend();
    const problem = await problemOf(
      withDeadline(() => dataSource.transaction((manager) => manager.query(FOR_EVER)), SOON),
    );
    expect(isDatabaseUnavailable(problem)).toBe(true);
    expect(await backend()).not.toBe(before);
  });

  it('is one for statements after each other', async () => {
    const asked = withDeadline(async () => {
      for (;;) await dataSource.query('SELECT 1');
    }, SOON);
    expect(isDatabaseUnavailable(await problemOf(asked))).toBe(true);
  });

  it('counts while others have all connections', async () => {
    const other = dataSource.createQueryRunner();
    const before: unknown = await other.query('SELECT pg_backend_pid() AS pid');
    const problem = await problemOf(withDeadline(() => dataSource.query('SELECT 1'), SOON));
    expect(problem).toBeInstanceOf(DeadlineError);
    await other.release();
    expect(await dataSource.query('SELECT pg_backend_pid() AS pid')).toEqual(before);
  });

  it('may be over before the driver gives up waiting for a connection', async () => {
    const small = await openDataSource(database, { connectionTimeoutMillis: 20 * SOON });
    const other = small.createQueryRunner();
    await other.connect();
    const hasty = problemOf(withDeadline(() => small.query('SELECT 1'), SOON));
    const patient = problemOf(small.query('SELECT 1'));
    expect(await hasty).toBeInstanceOf(DeadlineError);
    expect(await patient).toMatchObject({ message: 'timeout exceeded when trying to connect' });
    await other.release();
    await small.destroy();
  });

  it('leaves a connection alone that was given back in time', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const before = await withDeadline(backend, SOON);
      mock.timers.tick(SOON);
      expect(await backend()).toBe(before);
    } finally {
      mock.timers.reset();
    }
  });

  it('is not for work that takes as long as somebody else needs', async () => {
    const slowly = () => dataSource.query(`SELECT pg_sleep(${(2 * SOON) / 1000})`);
    await withDeadline(() => withoutDeadline(slowly), SOON);
  });
});

describe('a connection', () => {
  it('on which the driver gave a statement up is not lent again', async () => {
    const database = await createTestDatabase({ empty: true });
    const pool = new DeadlinePool({ connectionString: database.url, max: 1 });
    // The database goes while the connection that was given up may still be closing.
    pool.on('error', () => undefined);
    const pid = async () =>
      (await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows;
    const before = await pid();
    const client = await pool.connect();
    const given = { text: FOR_EVER, query_timeout: SOON };
    await expect(client.query(given)).rejects.toThrow('Query read timeout');
    client.release();
    expect(await pid()).not.toEqual(before);
    await pool.end();
    await database.drop();
  });
});
