import { SandboxClient } from '../../../sandbox/sandbox-client.factory.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { OF_THIS_DATABASE } from '../../../test/database.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import type { SyncRunDto } from '../dto/sync-run.dto.js';
import { askToCancel } from './progress.queries.js';

const RUNS = '/api/admin/sync-runs';

describe('a sync that is running', () => {
  let sandbox: SandboxClient;
  let test: TestApp;
  let other: TestApp;
  let admin: SignedIn;
  let elsewhere: TestApp['api'];

  beforeAll(async () => {
    sandbox = await SandboxClient.start();
    test = await createTestApp({ platform: sandbox.sandbox });
    other = await createTestApp({ platform: sandbox.sandbox, database: test.database });
    admin = await signIn(test, 'admin');
    elsewhere = other.api.as(admin.token);
  });
  afterAll(async () => {
    await other.close();
    await test.close();
    await sandbox.close();
  });
  afterEach(async () => {
    await sandbox.control('POST', '/reset');
    await test.database.empty('sync_runs', 'courses');
  });

  /** Every answer but one, which comes in a minute at best. */
  const stopAtChapters = () =>
    sandbox.control('PUT', '/thinkific/faults', {
      kind: 'slow',
      delayMs: 60_000,
      path: '/chapters',
      times: 1,
    });
  const running = async () => (await elsewhere.get<SyncRunDto[]>(`${RUNS}/running`)).body;
  const countCourses = async () =>
    (await test.database.query<{ count: number }>('SELECT count(*)::int FROM courses'))[0]?.count;

  it('is followed on every replica, and cancelled from another one', async () => {
    expect(await running()).toEqual([]);
    await stopAtChapters();
    const answer = admin.api.post<{ detail: string }>('/api/admin/thinkific/sync');
    await until(async () => ((await running())[0]?.courses_done ?? 0) > 5);
    const [run] = await running();
    expect(run).toMatchObject({ platform: 'thinkific', status: 'running', cancelled_by: null });
    expect(run?.pages_read).toBeGreaterThan(5);
    expect(run?.courses_total).toBeGreaterThan(run?.courses_done ?? Infinity);
    expect(Date.parse(run?.expected_at ?? '')).toBeGreaterThan(Date.parse(run?.started_at ?? ''));

    const cancel = () => elsewhere.post<SyncRunDto>(`${RUNS}/${run?.id}/cancel`);
    const { status, body } = await cancel();
    expect(status).toBe(200);
    expect(body.cancelled_by).toBe(run?.started_by);
    expect(await answer).toMatchObject({
      status: 409,
      body: {
        type: 'urn:lectern:problem:sync-cancelled',
        detail: `The sync was cancelled by ${admin.user.name}. The catalogue is unchanged.`,
      },
    });
    expect((await elsewhere.get<SyncRunDto>(`${RUNS}/${run?.id}`)).body).toMatchObject({
      status: 'cancelled',
      cancelled_by: run?.started_by,
      error: 'The sync was cancelled. The catalogue is unchanged.',
      added: 0,
    });
    expect(await countCourses()).toBe(0);
    expect((await cancel()).status).toBe(409);
    expect(await running()).toEqual([]);
  });

  it('is not cancelled any more once it writes', async () => {
    await test.database.query('BEGIN; LOCK TABLE courses IN SHARE MODE');
    const answer = admin.api.post('/api/admin/thinkific/sync');
    await until(async () => {
      const waiting = await test.database.query(
        `SELECT 1 FROM pg_locks
         WHERE relation = 'courses'::regclass AND NOT granted AND ${OF_THIS_DATABASE}`,
      );
      return waiting.length > 0;
    });
    const [run] = await running();
    const cancelled = elsewhere.post(`${RUNS}/${run?.id}/cancel`);
    await test.database.query('COMMIT');
    expect((await answer).status).toBe(200);
    expect((await cancelled).status).toBe(409);
    expect(await countCourses()).toBeGreaterThan(20);
  });

  it('is cancelled by the first who asks, and by nobody else', async () => {
    const [run] = await test.database.query<{ id: number }>(
      `INSERT INTO sync_runs (platform, trigger, status) VALUES ('udemy', 'admin', 'running') RETURNING id`,
    );
    const cancel = () => askToCancel(test.dataSource.manager, run?.id ?? 0, admin.user.id);
    expect(await cancel()).toBe(true);
    expect(await cancel()).toBe(false);
  });

  it('whose process died is closed rather than cancelled', async () => {
    await test.database.query(
      `INSERT INTO sync_runs (platform, trigger, status) VALUES ('udemy', 'schedule', 'running')`,
    );
    const [run] = await running();
    const { body } = await elsewhere.post<SyncRunDto>(`${RUNS}/${run?.id}/cancel`);
    expect(body).toMatchObject({ status: 'failed' });
    expect((await elsewhere.post(`${RUNS}/999/cancel`)).status).toBe(404);
  });
});
