import type { EntityManager } from 'typeorm';
import { OF_THIS_DATABASE } from '../../test/database.js';
import { until } from '../../test/until.js';
import { ConflictError, UnavailableError } from '../common/problem/app-error.js';
import { createSyncTest, physicalCourses, type SyncTest } from './sync.factory.js';

/** A lock of the test's, on which every write of courses waits. */
const GATE = 42;

describe('syncs of several replicas', () => {
  let test: SyncTest;

  beforeEach(async () => {
    test = await createSyncTest({
      sandbox: { catalogue: { courses: 40 } },
      timings: { timeout: 60_000 },
    });
  });
  afterEach(() => test.close());

  const run = () => test.sync.run('thinkific', 'admin');
  const statuses = async () => (await test.runs.newest()).map(({ status }) => status);
  const stopPlatform = () =>
    test.control('PUT', '/faults', { kind: 'slow', delayMs: 600_000, path: '/collections' });
  const isScanning = async () => (await statuses())[0] === 'running';

  /** Ends the connection on which a sync holds its lock. */
  const cutConnection = () =>
    test.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_locks
       WHERE locktype = 'advisory' AND classid = 4711002 AND granted
         AND ${OF_THIS_DATABASE}`,
    );

  async function closeGate(): Promise<void> {
    await test.database.query(`
      CREATE FUNCTION wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_advisory_xact_lock_shared(${GATE}); RETURN NULL; END $$;
      CREATE TRIGGER gate AFTER INSERT ON courses EXECUTE FUNCTION wait_at_gate()`);
    await test.database.query('SELECT pg_advisory_lock($1)', [GATE]);
  }

  const openGate = () => test.database.query('SELECT pg_advisory_unlock($1)', [GATE]);

  const isAtGate = async () => {
    const waiting = await test.database.query(
      `SELECT 1 FROM pg_locks
       WHERE locktype = 'advisory' AND objid = $1 AND NOT granted
         AND ${OF_THIS_DATABASE}`,
      [GATE],
    );
    return waiting.length > 0;
  };

  it('lets one run at a time, and records no run for the refused', async () => {
    const other = await test.addReplica();
    await closeGate();
    const refusals: unknown[] = [];
    const attempts = [run(), run(), other.sync.run('thinkific', 'schedule')].map((attempt) =>
      attempt.catch((error: unknown) => void refusals.push(error)),
    );
    await until(() => Promise.resolve(refusals.length === 2));
    await openGate();
    await Promise.all(attempts);
    const refusal = new ConflictError(
      'A sync with Thinkific is already running. Wait until it has finished.',
    );
    expect(refusals).toEqual([refusal, refusal]);
    expect(await statuses()).toEqual(['succeeded']);
    await expect(other.sync.run('thinkific', 'cli')).resolves.toMatchObject({ updated: 0 });
  });

  it('shows a running sync', async () => {
    await stopPlatform();
    const running = run().catch((error: unknown) => error);
    await until(isScanning);
    expect((await test.runs.newest('thinkific'))[0]).toMatchObject({
      status: 'running',
      finished_at: null,
      fetched: 0,
    });
    expect(await test.runs.newest('udemy')).toEqual([]);
    await test.sync.beforeApplicationShutdown();
    await running;
  });

  it('shows readers the courses before or after it, nothing between', async () => {
    await test.control('PUT', '/catalogue', { courses: 1_100 });
    await closeGate();
    const names = () => test.dataSource.query<unknown[]>('SELECT name FROM courses');
    const running = run();
    await until(isAtGate);
    expect(await names()).toEqual([]);
    await openGate();
    const seen = new Set<number>();
    const finished = running.then(() => true);
    while (!(await Promise.race([finished, names().then((rows) => void seen.add(rows.length))])));
    expect([...seen].filter((count) => count !== 0 && count !== 1_100)).toEqual([]);
    expect(await names()).toHaveLength(1_100);
  });

  it('says so when its connection is lost before it has begun', async () => {
    const cut = async ({ queryRunner }: EntityManager) => {
      await cutConnection();
      await until(() => queryRunner?.isReleased ?? false);
      return true;
    };
    const running = test.sync.runIf('thinkific', cut).catch((error: unknown) => error);
    expect(await running).toBeInstanceOf(UnavailableError);
    expect(await statuses()).toEqual([]);
    expect(await run()).toMatchObject({ added: 40 });
  });

  it('frees the lock and ends the scan at once when its connection is lost', async () => {
    await stopPlatform();
    const running = run().catch((error: unknown) => error);
    await until(isScanning);
    await cutConnection();
    expect(await running).toBeInstanceOf(UnavailableError);
    expect(await physicalCourses(test.database)).toEqual([]);
    const [failed] = await test.runs.newest();
    expect(failed?.error).toMatch(/^The connection to the database was lost/);
    await test.control('DELETE', '/faults');
    expect(await run()).toMatchObject({ added: 40 });
  });

  it('writes nothing when its connection is lost while it writes', async () => {
    await closeGate();
    const running = run().catch((error: unknown) => error);
    await until(isAtGate);
    await cutConnection();
    expect(await running).toBeInstanceOf(UnavailableError);
    expect(await physicalCourses(test.database)).toEqual([]);
    expect(await statuses()).toEqual(['failed']);
    await openGate();
    expect(await run()).toMatchObject({ added: 40 });
  });

  it('frees the lock, and is done, when its connection lives but does not unlock', async () => {
    await test.database.query(`
      CREATE FUNCTION pg_advisory_unlock(int, int) RETURNS boolean LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'not now'; END $$`);
    await test.database.query(`
      DO $$ BEGIN
        EXECUTE format('ALTER DATABASE %I SET search_path = public, pg_catalog', current_database());
      END $$`);
    const other = await test.addReplica();
    expect(await other.sync.run('thinkific', 'admin')).toMatchObject({ added: 40 });
    await until(async () => {
      const held = await test.database.query(
        `SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = 4711002 AND ${OF_THIS_DATABASE}`,
      );
      return held.length === 0;
    });
    expect(await run()).toMatchObject({ status: 'succeeded', updated: 0 });
  });

  it('is ended and recorded when the process is stopped', async () => {
    await stopPlatform();
    const running = run().catch((error: unknown) => error);
    await until(isScanning);
    await test.sync.beforeApplicationShutdown();
    expect(await running).toBeInstanceOf(UnavailableError);
    expect((await test.runs.newest())[0]).toMatchObject({
      status: 'failed',
      error: 'The sync was interrupted, because Lectern was stopped. Sync again.',
    });
    await expect(run()).rejects.toBeInstanceOf(UnavailableError);
    expect(await test.runs.newest()).toHaveLength(1);
  });

  describe('a run that a dead process left open', () => {
    const leaveOpen = () =>
      test.database.query(
        `INSERT INTO sync_runs (platform, trigger, status) VALUES ('thinkific', 'schedule', 'running')`,
      );
    const interrupted = {
      status: 'failed',
      error: expect.stringMatching(/^The sync was interrupted/) as string,
      finished_at: expect.any(String) as string,
    };

    it('is closed at the next start', async () => {
      await leaveOpen();
      await test.sync.onApplicationBootstrap();
      expect(await test.runs.newest()).toMatchObject([interrupted]);
    });

    it('is closed by the next sync', async () => {
      await leaveOpen();
      await run();
      expect(await test.runs.newest()).toMatchObject([{ status: 'succeeded' }, interrupted]);
    });

    it('is let be while a replica is alive', async () => {
      const other = await test.addReplica();
      await stopPlatform();
      const running = run().catch((error: unknown) => error);
      await until(isScanning);
      await other.sync.onApplicationBootstrap();
      expect(await statuses()).toEqual(['running']);
      await test.sync.beforeApplicationShutdown();
      await running;
    });
  });

  it('lists the newest fifty runs', async () => {
    await test.database.query(
      `INSERT INTO sync_runs (platform, trigger, status, started_at)
       SELECT 'thinkific', 'schedule', 'failed', now() - n * interval '1 hour' FROM generate_series(1, 60) AS n`,
    );
    const latest = await run();
    const listed = await test.runs.newest();
    expect(listed).toHaveLength(50);
    expect(listed[0]).toEqual(latest);
    expect(listed.map(({ started_at }) => started_at)).toEqual(
      listed
        .map(({ started_at }) => started_at)
        .toSorted()
        .reverse(),
    );
  });
});
