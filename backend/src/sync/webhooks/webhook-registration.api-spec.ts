import { createHmac } from 'node:crypto';
import { SandboxClient } from '../../../sandbox/sandbox-client.factory.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { ProblemDto } from '../../common/problem/problem.dto.js';
import type { NeedsDto } from '../../operations/stats/dto/needs.dto.js';
import type { ThinkificWebhooksDto } from '../dto/thinkific-webhooks.dto.js';

const WEBHOOKS = '/api/admin/connections/thinkific/webhooks';
const SITE = 'https://academy.lectern.test';
const ADDRESS = `${SITE}/api/webhooks/thinkific`;
const TOPICS = [
  'course.created',
  'course.updated',
  'course.deleted',
  'product.created',
  'product.updated',
  'product.deleted',
  'order.created',
];

interface Webhook {
  id: string;
  topic: string;
  target_url: string;
}

describe('the webhooks of Thinkific', () => {
  const resources = new AsyncDisposableStack();
  let sandbox: SandboxClient;
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    sandbox = await SandboxClient.start();
    resources.defer(() => sandbox.close());
    test = await createTestApp({ platform: sandbox.sandbox, env: { PUBLIC_URL: SITE } });
    resources.defer(() => test.close());
    admin = await signIn(test, 'admin');
  });
  afterAll(() => resources.disposeAsync());
  beforeEach(async () => {
    await sandbox.control('POST', '/reset');
    await test.database.empty('thinkific_webhooks', 'thinkific_events', 'sync_runs');
  });

  const register = (api = admin.api) => api.put<ThinkificWebhooksDto & ProblemDto>(WEBHOOKS);
  const vendor = <T>(method: string, path: string, body?: object) =>
    sandbox.send<T>(`/api/v2/webhooks${path}`, {
      method,
      headers: { ...sandbox.keys(), 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const atVendor = async () =>
    (await vendor<{ items: Webhook[] }>('GET', '?limit=100')).json().items;
  const registeredTopics = ({ webhooks }: ThinkificWebhooksDto) =>
    webhooks.filter(({ registered_at: at }) => at !== null).map(({ topic }) => topic);
  const sendEvent = (event: object) => {
    const body = JSON.stringify({ id: '1', payload: { id: 7 }, ...event });
    const key = sandbox.sandbox.thinkific.apiKey;
    const signature = createHmac('sha256', key).update(body).digest('hex');
    return fetch(`${test.url}/api/webhooks/thinkific`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Thinkific-Hmac-Sha256': signature },
      body,
    });
  };

  it('are for admins', async () => {
    const staff = await signIn(test, 'staff');
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect((await test.api.send(method, WEBHOOKS)).status).toBe(401);
      expect((await staff.api.send(method, WEBHOOKS)).status).toBe(403);
    }
    expect(await atVendor()).toEqual([]);
  });

  it('are registered once, however often they are asked for', async () => {
    expect(registeredTopics((await admin.api.get<ThinkificWebhooksDto>(WEBHOOKS)).body)).toEqual(
      [],
    );
    const { status, body } = await register();
    expect(status).toBe(200);
    expect(body.problem).toBeNull();
    expect(registeredTopics(body)).toEqual(TOPICS);
    const first = await atVendor();
    expect(first).toHaveLength(TOPICS.length);
    expect(first.every(({ target_url: url }) => url === ADDRESS)).toBe(true);
    expect((await register()).body).toEqual(body);
    expect(await atVendor()).toEqual(first);
  });

  it('are repaired: missing ones created, moved ones updated, doubles removed, others left', async () => {
    const foreign = { topic: 'course.updated', target_url: 'https://crm.lectern.test/hook' };
    await vendor('POST', '', foreign);
    await register();
    const [, deleted, moved, double] = await atVendor();
    await vendor('DELETE', `/${deleted?.id}`);
    await vendor('PUT', `/${moved?.id}`, { ...moved, target_url: 'https://old.lectern.test/' });
    await vendor('POST', '', { topic: double?.topic, target_url: ADDRESS });
    expect((await register()).status).toBe(200);
    const repaired = await atVendor();
    expect(repaired.map(({ topic }) => topic).toSorted()).toEqual(
      [...TOPICS, foreign.topic].toSorted(),
    );
    expect(repaired.find(({ id }) => id === moved?.id)?.target_url).toBe(ADDRESS);
    expect(repaired).toContainEqual(expect.objectContaining(foreign));

    expect((await admin.api.delete(WEBHOOKS)).status).toBe(200);
    expect(await atVendor()).toEqual([expect.objectContaining(foreign)]);
  });

  it('are found on several pages', async () => {
    for (let other = 0; other < 120; other += 1) {
      await vendor('POST', '', { topic: 'user.signup', target_url: `${SITE}/other/${other}` });
    }
    await register();
    expect(registeredTopics((await register()).body)).toEqual(TOPICS);
  });

  it('are refused in the words of the platform', async () => {
    await sandbox.control('PUT', '/thinkific/faults', {
      kind: 'status',
      status: 401,
      path: '^/webhooks',
    });
    const { status, body } = await register();
    expect(status).toBe(502);
    expect(body.detail).toContain('Thinkific answered 401 to GET /webhooks');
    expect(body.detail).not.toContain(sandbox.sandbox.thinkific.apiKey);
  });

  it.each(['http://academy.lectern.test', 'https://localhost:3000'])(
    'need a public https address, unlike %s',
    async (publicUrl) => {
      Object.assign(test.config, { publicUrl });
      const { status, body } = await register();
      expect(status).toBe(409);
      expect(body.detail).toContain(`(PUBLIC_URL) is ${publicUrl}`);
      const shown = await admin.api.get<ThinkificWebhooksDto>(WEBHOOKS);
      expect(shown.body.problem).toBe(body.detail);
      Object.assign(test.config, { publicUrl: SITE });
      expect(await atVendor()).toEqual([]);
    },
  );

  it('show the last event about a course or a product', async () => {
    const event = { resource: 'product', action: 'updated' };
    expect((await sendEvent(event)).status).toBe(204);
    expect((await sendEvent({ resource: 'user', action: 'signup', id: '2' })).status).toBe(204);
    const { body } = await admin.api.get<ThinkificWebhooksDto>(WEBHOOKS);
    expect(body.last_event).toBe('product.updated');
  });

  describe('that are silent', () => {
    const warnings = async () =>
      (await admin.api.get<NeedsDto>('/api/admin/needs')).body.platform_warnings;
    /** Events every two days, the last of them so many days ago. */
    const receiveUntil = (days: number) =>
      test.database.query(
        `INSERT INTO thinkific_events (topic, received_at)
         SELECT 'course.updated', now() - ($1::float8 + 2 * earlier) * interval '1 day'
         FROM generate_series(5, 0, -1) AS earlier`,
        [days],
      );
    const registerEarlier = async () => {
      await register();
      await test.database.query(
        `UPDATE thinkific_webhooks SET registered_at = now() - interval '1 year'`,
      );
    };
    const syncWith = (updated: number, days = 1) =>
      test.database.query(
        `INSERT INTO sync_runs (platform, trigger, status, updated, started_at, finished_at)
         VALUES ('thinkific', 'schedule', 'succeeded', $1, now() - $2::float8 * interval '1 day', now())`,
        [updated, days],
      );

    it('are named when a sync found changes for twice the usual gap', async () => {
      await registerEarlier();
      await receiveUntil(4.5);
      expect(await warnings()).toEqual([]);
      await syncWith(0);
      expect(await warnings()).toEqual([]);
      await syncWith(2);
      expect(await warnings()).toMatchObject([
        {
          platform: 'thinkific',
          text: expect.stringMatching(/^Thinkific has sent no event since/) as string,
        },
      ]);
      await register();
      await sendEvent({ resource: 'course', action: 'updated' });
      expect(await warnings()).toEqual([]);
    });

    it.each<[string, () => Promise<unknown>]>([
      ['within twice the gap', () => receiveUntil(3.5)],
      ['when the changes are older than the last event', () => receiveUntil(0.5)],
    ])('are not named %s', async (_name, receive) => {
      await registerEarlier();
      await receive();
      await syncWith(2);
      expect(await warnings()).toEqual([]);
    });

    it('are not named when none are registered', async () => {
      await receiveUntil(30);
      await syncWith(2);
      expect(await warnings()).toEqual([]);
    });
  });
});
