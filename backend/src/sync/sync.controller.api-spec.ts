import { SandboxClient } from '../../sandbox/sandbox-client.factory.js';
import { CapturedLog } from '../../test/captured-log.js';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../test/sign-in.js';
import { until } from '../../test/until.js';
import type { SyncChangePageDto } from './dto/sync-change.dto.js';
import type { SyncRunDto, SyncRunPageDto } from './dto/sync-run.dto.js';

const SYNC = '/api/admin/thinkific/sync';
const RUNS = '/api/admin/sync-runs';

describe('syncs at the push of a button', () => {
  const log = new CapturedLog();
  let sandbox: SandboxClient;
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp({ log });
    sandbox = new SandboxClient(test.sandbox);
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(async () => {
    await sandbox.control('POST', '/reset');
    await test.database.query('DELETE FROM courses');
    await test.database.query('DELETE FROM sync_runs');
  });

  const runs = async (query = '') => (await admin.api.get<SyncRunDto[]>(`${RUNS}${query}`)).body;

  const count = async () =>
    (await test.database.query<{ count: number }>('SELECT count(*)::int FROM courses'))[0]?.count;

  it('answers how many courses the platform returned, which visitors then see', async () => {
    const { status, headers, body } = await admin.api.post(SYNC);
    expect(status).toBe(200);
    expect(body).toEqual({ synced_count: await count() });
    const said = log.of(headers.get('x-request-id')).map(({ msg }) => msg);
    expect(said.filter((msg) => msg.includes('fetched'))).toEqual([
      expect.stringMatching(/^thinkific: (\d+) courses fetched, \1 added, 0 updated, 0 removed /),
    ]);
    const shown = await test.api.get<object[]>('/api/courses');
    expect(shown.body.length).toBeGreaterThan(20);
    expect(await runs()).toMatchObject([
      { platform: 'thinkific', trigger: 'admin', status: 'succeeded', fetched: await count() },
    ]);
  });

  it('is 409 while one runs, and that one ends well', async () => {
    await test.database.query('BEGIN; LOCK TABLE courses IN SHARE MODE');
    const first = admin.api.post(SYNC);
    await until(async () => (await runs())[0]?.status === 'running');
    const { status, body } = await admin.api.post(SYNC);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      detail: 'A sync with Thinkific is already running. Wait until it has finished.',
    });
    await test.database.query('COMMIT');
    expect((await first).status).toBe(200);
    expect(await runs()).toHaveLength(1);
  });

  it('is 502 with the platform’s word, and changes nothing', async () => {
    await admin.api.post(SYNC);
    const before = await count();
    await sandbox.control('PUT', '/thinkific/faults', { kind: 'status', status: 403 });
    const { status, body } = await admin.api.post<{ detail: string }>(SYNC);
    expect(status).toBe(502);
    expect(body.detail).toMatch(/^Thinkific answered 403 .*The catalogue is unchanged\.$/);
    expect(await count()).toBe(before);
    expect(await runs()).toMatchObject([
      { status: 'failed', error: body.detail },
      { status: 'succeeded', error: null },
    ]);
  });

  it('is 500 on an internal error, which the record names', async () => {
    await test.database.query('ALTER TABLE courses RENAME TO courses_away');
    try {
      expect((await admin.api.post(SYNC)).status).toBe(500);
    } finally {
      await test.database.query('ALTER TABLE courses_away RENAME TO courses');
    }
    const error =
      'The sync ended on an unexpected error, and the catalogue is unchanged: ' +
      'relation "courses" does not exist';
    expect(await runs()).toMatchObject([{ status: 'failed', error }]);
  });

  it('is 409 without credentials, and says which variables to set', async () => {
    const other = await createTestApp({
      platform: test.sandbox,
      database: test.database,
      env: { THINKIFIC_API_KEY: '', UDEMY_API_TOKEN: '' },
    });
    const api = other.api.as(admin.token);
    const answers = [await api.post(SYNC), await api.post('/api/admin/udemy/sync')];
    await other.close();
    expect(answers).toMatchObject([
      {
        status: 409,
        body: { detail: expect.stringContaining('or set THINKIFIC_API_KEY.') as string },
      },
      {
        status: 409,
        body: {
          detail:
            'Udemy cannot be synced without its credentials. Enter them under Settings → Connections, or set ' +
            'UDEMY_API_TOKEN.',
        },
      },
    ]);
    expect(await runs()).toEqual([]);
  });

  it('is 502 when Udemy fails', async () => {
    await sandbox.control('PUT', '/udemy/faults', { kind: 'status', status: 401 });
    const failed = await admin.api.post<{ detail: string }>('/api/admin/udemy/sync');
    expect(failed.status).toBe(502);
    expect(failed.body.detail).toMatch(/^Udemy answered 401 .*Check UDEMY_API_TOKEN/);
  });

  it('lists the newest 50 runs of one platform, or of all', async () => {
    await test.database.query(`
      INSERT INTO sync_runs (platform, trigger, status, started_at)
      SELECT (ARRAY['thinkific', 'udemy'])[1 + n % 2], 'schedule', 'succeeded',
        timestamptz '2026-03-01 00:00Z' + n * interval '1 hour'
      FROM generate_series(1, 120) AS n`);
    const all = await runs();
    expect(all).toHaveLength(50);
    expect(all[0]?.started_at).toBe('2026-03-06T00:00:00.000Z');
    expect(all[49]?.started_at).toBe('2026-03-03T23:00:00.000Z');
    const udemy = await runs('?platform=udemy');
    expect(udemy).toHaveLength(50);
    expect(udemy.every(({ platform }) => platform === 'udemy')).toBe(true);
    expect(udemy[49]?.started_at).toBe('2026-03-01T21:00:00.000Z');
  });

  it.each(['?platform=teachable', '?platform=', '?platform=udemy&platform=thinkific', '?page=2'])(
    'refuses %s',
    async (query) => {
      expect((await admin.api.get(`${RUNS}${query}`)).status).toBe(400);
    },
  );

  it('are for admins only', async () => {
    const staff = await signIn(test, 'staff');
    for (const [caller, status] of [
      [test.api, 401],
      [staff.api, 403],
    ] as const) {
      expect((await caller.post(SYNC)).status).toBe(status);
      expect((await caller.get(RUNS)).status).toBe(status);
    }
    expect(await runs()).toEqual([]);
  });

  it('is listed by page, also where it failed', async () => {
    await admin.api.post(SYNC);
    await admin.api.post(`${SYNC}/preview`);
    await sandbox.control('PUT', '/thinkific/faults', { kind: 'status', status: 403 });
    await admin.api.post(SYNC);
    const page = async (query: string) =>
      (await admin.api.get<SyncRunPageDto>(`${RUNS}/page${query}`)).body;
    const { runs, pagination } = await page('?platform=thinkific&limit=2');
    expect(runs.map(({ status }) => status)).toEqual(['failed', 'previewed']);
    expect(runs[0]?.requests).toBeGreaterThan(0);
    expect(pagination).toEqual({ page: 1, limit: 2, total: 3, pages: 2 });
    expect((await page('?platform=udemy')).runs).toEqual([]);
    const first = await page('?limit=2&page=2');
    const path = `${RUNS}/${first.runs[0]?.id}/changes?limit=1`;
    const { body: added } = await admin.api.get<SyncChangePageDto>(path);
    expect(added.changes).toMatchObject([{ kind: 'added', fields: [] }]);
    expect(added.pagination.total).toBe(first.runs[0]?.added);
  });

  it.each(['nothing', '0', '9'.repeat(30), '4711'])('answers 404 for %s', async (id) => {
    expect((await admin.api.get(`${RUNS}/${id}`)).status).toBe(404);
    expect((await admin.api.get(`${RUNS}/${id}/changes`)).status).toBe(404);
    expect((await admin.api.get(`${RUNS}/${id}/problems`)).status).toBe(404);
    expect((await admin.api.post(`${RUNS}/${id}/apply`)).status).toBe(404);
    expect((await admin.api.post(`${RUNS}/${id}/keep`)).status).toBe(404);
  });
});
