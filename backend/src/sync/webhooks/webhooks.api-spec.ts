import { createHmac } from 'node:crypto';
import { SandboxClient } from '../../../sandbox/sandbox-client.factory.js';
import { JobsService } from '../../common/jobs/jobs.service.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import { SyncRunsService } from '../runs/sync-runs.service.js';
import { SyncService } from '../sync.service.js';
import { THINKIFIC_EVENTS } from './webhook-refresh.service.js';

const HOOK = '/api/webhooks/thinkific';

/** The vendor's way of signing, by an example that was computed elsewhere. */
const SECRET = '0123456789abcdef0123456789abcdef';
const SIGNED =
  '{"id":"20260301101500123456789","resource":"course","action":"updated","tenant_id":"90210",' +
  '"created_at":"2026-03-01T15:15:00.123Z","payload":{"id":2200451,"name":"Forklift Safety Basics"}}';
const SIGNATURE = '3f57f110f162e56d8048c073db2fd1040601ebf393b1d05d6927050be4a47555';

interface CourseRow {
  id: number;
  name: string;
  price: string;
  product: number;
  removed_at: Date | null;
}

describe('what Thinkific tells of its changes', () => {
  let sandbox: SandboxClient;
  let test: TestApp;
  let course: CourseRow;

  const query = <T extends object>(sql: string, values?: unknown[]) =>
    test.database.query<T>(sql, values);
  const events = () =>
    query<{ state: string }>(
      `SELECT state, retry_count, data FROM jobs.job WHERE name = 'thinkific-events' ORDER BY created_on`,
    );
  const isQuiet = async () =>
    (await query(`SELECT FROM jobs.job WHERE state < 'completed' AND name = 'thinkific-events'`))
      .length === 0;
  const runs = () =>
    query<object>(
      `SELECT status, scope, fetched, updated, removed FROM sync_runs WHERE trigger = 'webhook' ORDER BY id`,
    );
  const courseNow = async (): Promise<CourseRow> => {
    const [found] = await query<CourseRow>(
      `SELECT thinkific_id::int AS id, name, price, removed_at,
         substring(enroll_url FROM '/enroll/(\\d+)')::int AS product
       FROM courses WHERE thinkific_id = $1 OR $1 IS NULL AND on_sale ORDER BY thinkific_id LIMIT 1`,
      [course?.id ?? null],
    );
    if (!found) throw new Error('There is no course.');
    return found;
  };
  const change = (path: string, body: object) =>
    sandbox.control('PATCH', `/thinkific${path}`, body);
  const subscribe = (fault?: string) =>
    sandbox.control('PUT', '/thinkific/webhooks', { url: `${test.url}${HOOK}`, fault });
  const deliveries = async () => {
    const answer = await sandbox.control<{ status: number }[]>('GET', '/thinkific/webhooks');
    return answer.json().map(({ status }) => status);
  };
  const post = (body: string, signature: string | null) =>
    fetch(`${test.url}${HOOK}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(signature !== null && { 'X-Thinkific-Hmac-Sha256': signature }),
      },
      body,
    });
  const sign = (body: string, key = SECRET) => createHmac('sha256', key).update(body).digest('hex');

  beforeAll(async () => {
    sandbox = await SandboxClient.start();
    const { apiKey } = sandbox.sandbox.thinkific;
    const env = { THINKIFIC_WEBHOOK_SECRET: `${SECRET}, ${apiKey}` };
    test = await createTestApp({ platform: sandbox.sandbox, env });
    const admin = await signIn(test, 'admin');
    expect((await admin.api.post('/api/admin/thinkific/sync')).status).toBe(200);
    course = await courseNow();
  });
  afterAll(async () => {
    await test.close();
    await sandbox.close();
  });
  beforeEach(async () => {
    await until(isQuiet);
    await query(`DELETE FROM jobs.job WHERE name = 'thinkific-events'`);
    await query(`DELETE FROM sync_runs WHERE trigger = 'webhook'`);
  });

  it.each([undefined, 'twice', 'late', 'reordered'])(
    'ends in the latest state, with the fault: %s',
    async (fault) => {
      await subscribe(fault);
      await change(`/courses/${course.id}`, { name: `First ${fault}` });
      await change(`/courses/${course.id}`, { name: `Second ${fault}` });
      const sent = fault === 'twice' ? 4 : 2;
      await until(async () => (await deliveries()).length === sent);
      expect(new Set(await deliveries())).toEqual(new Set([204]));
      await until(async () => (await courseNow()).name === `Second ${fault}`);
      await until(isQuiet);
      expect(await events()).toHaveLength(2);
      expect((await runs())[0]).toMatchObject({ status: 'succeeded', scope: 'courses' });
    },
  );

  it('reads a course again whose product has another price', async () => {
    await subscribe();
    await change(`/products/${course.product}`, { price: '123.0' });
    await until(async () => (await courseNow()).price === '123.00');
  });

  it('hides a course that is gone, and no other one, until it is back', async () => {
    await subscribe();
    await sandbox.control('DELETE', `/thinkific/courses/${course.id}`);
    await until(async () => (await courseNow()).removed_at !== null);
    await sandbox.control('POST', `/thinkific/courses/${course.id}/restore`);
    await until(async () => (await courseNow()).removed_at === null);
    expect(await runs()).toMatchObject([
      { fetched: 0, removed: 1 },
      { fetched: 1, updated: 1, removed: 0 },
    ]);
  });

  it.each(['wrong-signature', 'unsigned'])('is refused when %s', async (fault) => {
    await subscribe(fault);
    await change(`/courses/${course.id}`, { name: 'Not heard of' });
    await until(async () => (await deliveries()).length === 1);
    expect(await deliveries()).toEqual([401]);
    expect(await events()).toEqual([]);
    await sandbox.control('POST', '/reset');
  });

  it('is signed over its very bytes, and kept without what it says', async () => {
    expect((await post(SIGNED, SIGNATURE)).status).toBe(204);
    const data = {
      id: '20260301101500123456789',
      resource: 'course',
      action: 'updated',
      resourceId: 2200451,
    };
    expect(await events()).toMatchObject([{ data }]);
    expect((await post(SIGNED, SIGNATURE)).status).toBe(204);
    expect((await post(`${SIGNED} `, SIGNATURE)).status).toBe(401);
    expect((await post(SIGNED, SIGNATURE.replace('3', '4'))).status).toBe(401);
    expect((await post(SIGNED, 'short')).status).toBe(401);
    expect((await post(SIGNED, null)).status).toBe(401);
    expect((await post('[]', sign('[]'))).status).toBe(400);
    const other = JSON.stringify({ id: '1', resource: 'user', action: 'signup', payload: {} });
    expect((await post(other, sign(other))).status).toBe(204);
    expect(await events()).toHaveLength(1);
  });

  it('is read in one run, however many events of a course wait', async () => {
    const jobs = test.app.get(JobsService);
    const event = { resource: 'course', action: 'updated', resourceId: course.id } as const;
    await test.dataSource.transaction(async (manager) => {
      for (const id of ['1', '2', '3']) {
        await jobs.send(THINKIFIC_EVENTS, { id, ...event }, { manager });
      }
    });
    jobs.wake(THINKIFIC_EVENTS);
    await until(isQuiet);
    expect(await runs()).toMatchObject([{ status: 'succeeded', fetched: 1 }]);
  });

  it('waits for a sync that is running', async () => {
    await subscribe();
    const fault = { kind: 'slow', delayMs: 600_000, path: '/collections', times: 1 };
    await sandbox.control('PUT', '/thinkific/faults', fault);
    const running = test.app
      .get(SyncService)
      .run('thinkific', 'admin')
      .catch(() => null);
    await until(async () => (await test.app.get(SyncRunsService).running()).length === 1);
    await change(`/courses/${course.id}`, { name: 'While it runs' });
    await until(async () => (await events()).length === 1);
    const [run] = await test.app.get(SyncRunsService).running();
    await query('UPDATE sync_runs SET cancelled_at = now() WHERE id = $1', [run?.id]);
    await running;
    await until(async () => (await courseNow()).name === 'While it runs');
    await until(isQuiet);
    expect(await events()).toMatchObject([{ state: 'completed', retry_count: 0 }]);
  });

  it('is tried again when the platform fails', async () => {
    await subscribe();
    await sandbox.control('PUT', '/thinkific/faults', { kind: 'status', status: 403 });
    await change(`/courses/${course.id}`, { name: 'After a failure' });
    await until(async () => (await events())[0]?.state === 'retry');
    expect((await runs())[0]).toMatchObject({ status: 'failed' });
    await sandbox.control('DELETE', '/thinkific/faults');
    await query(`UPDATE jobs.job SET start_after = now() WHERE state = 'retry'`);
    test.app.get(JobsService).wake(THINKIFIC_EVENTS);
    await until(async () => (await courseNow()).name === 'After a failure');
  });
});
