import type { ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { signIn, type SignedIn } from '../../test/sign-in.js';
import { assertMessageDocumented } from '../../test/spec-check.js';
import { until } from '../../test/until.js';
import { insertCourse } from '../catalogue/courses/course.factory.js';
import { insertOffering } from '../offerings/offering.factory.js';
import { insertTestimonial } from '../testimonials/testimonial.factory.js';
import type { WebhookDeliveryDto } from './dto/webhook-delivery.dto.js';
import type { NewWebhookEndpointDto, WebhookEndpointListDto } from './dto/webhook-endpoint.dto.js';
import type { ReceivedMessage, WebhookReceiver } from './webhook-receiver.factory.js';
import { WebhookSendingService } from './webhook-sending.service.js';
import {
  ALL,
  createWebhookTest,
  ENDPOINTS,
  webhookCalls,
  type WebhookTest,
} from './webhook-test.factory.js';

describe('webhooks', () => {
  let hooks: WebhookTest;
  let receiver: WebhookReceiver;
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    hooks = await createWebhookTest();
    ({ receiver, test, admin } = hooks);
  });
  afterEach(() => hooks.empty());
  afterAll(() => hooks.close());

  const { add, deliveriesOf, makeDue, messages, settled } = webhookCalls(() => hooks);
  const list = async () => (await admin.api.get<WebhookEndpointListDto>(ENDPOINTS)).body.endpoints;
  const received = (count: number) => until(() => receiver.received.length >= count);
  const isSignedWith = (secret: string, { headers, body }: ReceivedMessage) => {
    try {
      new Webhook(secret).verify(body, headers as Record<string, string>);
      return true;
    } catch {
      return false;
    }
  };

  it('tell of each kind of event, signed as Standard Webhooks has it, and of nothing more', async () => {
    const courseId = await insertCourse(test.database);
    const storyId = await insertTestimonial(test.database, { status: 'pending' });
    const offeringId = await insertOffering(test.database);
    const { endpoint, secret } = await add();
    await admin.api.put(`/api/admin/courses/${courseId}/override`, { title: 'Forks' });
    await admin.api.put(`/api/admin/testimonials/${storyId}/status`, { status: 'approved' });
    await test.api.post('/api/newsletter', { email: 'maria@example.org' });
    const person = { name: 'Maria Silva', email: 'maria@example.org' };
    await test.api.post(`/api/offerings/${offeringId}/registrations`, person);
    const [{ id } = { id: '' }] = await test.database.query<{ id: string }>(
      'SELECT id FROM registrations WHERE offering_id = $1',
      [offeringId],
    );
    await admin.api.post(`/api/admin/registrations/${id}/cancel`);
    await test.database.query('UPDATE offerings SET seats = 2 WHERE id = $1', [offeringId]);
    const sync = await admin.api.post('/api/admin/udemy/sync');
    expect(sync.status).toBeLessThan(300);
    await until(async () =>
      (await deliveriesOf(endpoint.id)).every(({ state }) => state === 'delivered'),
    );
    const reported = new Map(messages().map((message) => [message.type, message]));
    expect([...reported.keys()].toSorted()).toEqual(ALL);
    for (const message of messages()) assertMessageDocumented(message);
    expect(
      messages().filter(
        ({ type, data }) => type === 'course.changed' && data.id === String(courseId),
      ),
    ).toMatchObject([{ data: { platform: 'thinkific', is_visible: true } }]);
    expect(reported.get('story.approved')?.data).toEqual({ id: String(storyId) });
    expect(reported.get('subscriber.confirmed')?.data).toEqual({
      id: expect.stringMatching(/^\d+$/) as string,
      email: 'maria@example.org',
    });
    expect(reported.get('sync.finished')?.data).toMatchObject({
      ...{ platform: 'udemy', trigger: 'admin', scope: 'platform', status: 'succeeded' },
    });
    expect(receiver.received.every((message) => isSignedWith(secret, message))).toBe(true);
    const [first] = receiver.received;
    expect(first && isSignedWith(secret, { ...first, body: `${first.body} ` })).toBe(false);
    const kept = await test.database.query<{ row: string }>(
      'SELECT webhook_deliveries::text AS row FROM webhook_deliveries',
    );
    expect(JSON.stringify(kept)).not.toContain('maria@example.org');
  });

  it('come once the API shows what they tell of', async () => {
    const env = { WEBHOOKS_ALLOWED_HOSTS: receiver.host, MAX_STALENESS: '2s' };
    const other = await createTestApp({ env, platform: test.sandbox });
    const locking = other.dataSource.createQueryRunner();
    try {
      const id = await insertCourse(other.database, { name: 'Spoons' });
      const { api } = await signIn(other, 'admin');
      await api.post(ENDPOINTS, { name: 'CRM', url: receiver.url, events: ['course.changed'] });
      const ask = async () => {
        const answer = await fetch(`${other.url}/api/courses/${id}`);
        return ((await answer.json()) as { title: string }).title;
      };
      for (let times = 0; times < 2; times += 1) expect(await ask()).toBe('Spoons');
      const asked = Promise.withResolvers<string>();
      receiver.answerWith((response) => {
        const shown = ask();
        const isShown = Promise.race([shown, locking.commitTransaction().then(() => shown)]);
        isShown.then(asked.resolve, asked.reject);
        response.writeHead(204).end();
      });
      await locking.startTransaction();
      await locking.query('LOCK TABLE pictures');
      await other.database.query('UPDATE courses SET name = $2 WHERE thinkific_id = $1', [
        ...[id, 'Forks'],
      ]);
      expect(await asked.promise).toBe('Forks');
    } finally {
      await locking.release();
      await other.close();
    }
  });

  it('leave with the change that they tell of, or not at all', async () => {
    const id = await insertTestimonial(test.database, { status: 'pending' });
    const { endpoint } = await add();
    const approve = `UPDATE testimonials SET status = 'approved' WHERE id = $1`;
    const failing = test.dataSource.transaction(async (manager) => {
      await manager.query(approve, [id]);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await deliveriesOf(endpoint.id)).toEqual([]);
    await test.database.query(approve, [id]);
    await settled(endpoint.id, 'delivered');
    expect(messages()).toMatchObject([{ type: 'story.approved', data: { id: String(id) } }]);
  });

  it('are tried again, given up after three days, and replayed under the same id', async () => {
    const { endpoint } = await add();
    receiver.answerWith((response) => response.writeHead(500).end('x'.repeat(5_000)));
    await insertTestimonial(test.database);
    await received(1);
    await until(async () => (await deliveriesOf(endpoint.id))[0]?.status === 500);
    const [waiting] = await deliveriesOf(endpoint.id);
    expect(waiting).toMatchObject({
      ...{ event: 'story.approved', state: 'waiting', tries: 1 },
      ...{ error: 'The response was 500.', answer: 'x'.repeat(1_024) },
    });
    const { id = '', due_at: dueAt, tried_at: triedAt } = waiting ?? {};
    expect(Date.parse(String(dueAt)) - Date.parse(String(triedAt))).toBe(30_000);
    await makeDue(id);
    await received(2);
    await until(async () => (await deliveriesOf(endpoint.id))[0]?.tries === 2);
    await test.database.query(
      `UPDATE webhook_deliveries SET first_due_at = now() - interval '73 hours'`,
    );
    await makeDue(id);
    await settled(endpoint.id, 'failed');
    expect(await list()).toMatchObject([{ last_delivery: { state: 'failed' } }]);

    receiver.answerWith();
    const replay = await admin.api.post(`${ENDPOINTS}/${endpoint.id}/deliveries/${id}/replay`);
    expect(replay).toMatchObject({ status: 202, body: { id, state: 'waiting', tries: 0 } });
    await settled(endpoint.id, 'delivered');
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([id]),
    );
    expect(await deliveriesOf(endpoint.id)).toMatchObject([{ status: 204, error: null, tries: 1 }]);
  });

  it('are listed with the one that was tried last, not with the newest', async () => {
    const { endpoint } = await add();
    const path = `${ENDPOINTS}/${endpoint.id}`;
    const { body: older } = await admin.api.post<WebhookDeliveryDto>(`${path}/test`);
    await settled(endpoint.id, 'delivered');
    await admin.api.post(`${path}/test`);
    await settled(endpoint.id, 'delivered', 2);
    receiver.answerWith((response) => response.writeHead(500).end());
    await admin.api.post(`${path}/deliveries/${older.id}/replay`);
    const find = async () => (await deliveriesOf(endpoint.id)).find(({ id }) => id === older.id);
    await until(async () => (await find())?.status === 500);
    expect(await list()).toMatchObject([
      { last_delivery: { state: 'waiting', at: (await find())?.tried_at } },
    ]);
  });

  it('are signed with two secrets for a day after a rotation', async () => {
    const { endpoint, secret } = await add();
    const path = `${ENDPOINTS}/${endpoint.id}`;
    const { body: rotated } = await admin.api.post<NewWebhookEndpointDto>(`${path}/rotate-secret`);
    expect(rotated.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(rotated.endpoint.former_secret_until).not.toBeNull();
    expect((await admin.api.post(`${path}/test`)).status).toBe(202);
    await received(1);
    await test.database.query('UPDATE webhook_endpoints SET former_until = now()');
    expect((await admin.api.post(`${path}/test`)).status).toBe(202);
    await received(2);
    const signers = receiver.received.map((message) =>
      [secret, rotated.secret].map((each) => isSignedWith(each, message)),
    );
    expect(signers).toEqual([
      [true, true],
      [false, true],
    ]);
    const rows = await test.database.query<{ row: string }>(
      `SELECT webhook_endpoints::text || encode(secret, 'escape') AS row FROM webhook_endpoints`,
    );
    expect(rows[0]?.row).not.toContain(rotated.secret);
  });

  it('are not kept for an endpoint that is off, and one that is gone turns itself off', async () => {
    const { endpoint } = await add({ is_active: false });
    await test.api.post('/api/newsletter', { email: 'bob@example.org' });
    expect(await deliveriesOf(endpoint.id)).toEqual([]);
    const { name, url, events } = endpoint;
    const path = `${ENDPOINTS}/${endpoint.id}`;
    expect((await admin.api.put(path, { name, url, events, is_active: true })).status).toBe(200);
    receiver.answerWith((response) => response.writeHead(410).end());
    await admin.api.post(`${path}/test`);
    await until(async () => (await list())[0]?.is_active === false);
    expect((await admin.api.delete(path)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  it('stay on for an endpoint whose address has changed before the old one says that it is gone', async () => {
    const { endpoint } = await add();
    const path = `${ENDPOINTS}/${endpoint.id}`;
    const asked = Promise.withResolvers<ServerResponse>();
    receiver.answerWith(asked.resolve);
    await admin.api.post(`${path}/test`);
    const answer = await asked.promise;
    receiver.answerWith();
    const { name, events } = endpoint;
    const wish = { name, url: `${receiver.url}/new`, events, is_active: true };
    expect((await admin.api.put(path, wish)).status).toBe(200);
    answer.writeHead(410).end();
    await until(async () => (await deliveriesOf(endpoint.id))[0]?.status === 410);
    const [delivery] = await deliveriesOf(endpoint.id);
    await makeDue(delivery?.id ?? '');
    await settled(endpoint.id, 'delivered');
    expect(await list()).toMatchObject([{ is_active: true, url: wish.url }]);
  });

  it.each(['https://localhost:1', 'https://127.0.0.1:1', 'https://[::ffff:127.0.0.1]:1'])(
    'reach no private network: %s',
    async (url) => {
      const { endpoint } = await add();
      await test.database.query('UPDATE webhook_endpoints SET url = $1', [url]);
      await admin.api.post(`${ENDPOINTS}/${endpoint.id}/test`);
      await until(async () => (await deliveriesOf(endpoint.id))[0]?.error !== null);
      expect(await deliveriesOf(endpoint.id)).toMatchObject([
        { status: null, state: 'waiting', error: 'The address is not public.' },
      ]);
    },
  );

  it('follow no redirect, and say what a connection ended with', async () => {
    const { endpoint } = await add();
    receiver.answerWith((response) =>
      response.writeHead(302, { Location: `${receiver.url}/elsewhere` }).end(),
    );
    await admin.api.post(`${ENDPOINTS}/${endpoint.id}/test`);
    await until(async () => (await deliveriesOf(endpoint.id))[0]?.status === 302);
    expect(receiver.received).toHaveLength(1);
    receiver.answerWith((response) => response.destroy());
    const [first] = await deliveriesOf(endpoint.id);
    await makeDue(first?.id ?? '');
    await until(async () => (await deliveriesOf(endpoint.id))[0]?.status === null);
    expect((await deliveriesOf(endpoint.id))[0]?.error).toBe('There was no response (ECONNRESET).');
  });

  it('are forgotten after 30 days', async () => {
    const { endpoint } = await add();
    await admin.api.post(`${ENDPOINTS}/${endpoint.id}/test`);
    await settled(endpoint.id, 'delivered');
    await test.database.query(
      `UPDATE webhook_deliveries SET created_at = now() - interval '31 days'`,
    );
    await test.app.get(WebhookSendingService).tidy();
    expect(await deliveriesOf(endpoint.id)).toEqual([]);
  });

  it('are dropped, not given up, where the endpoint was off for three days', async () => {
    const { endpoint } = await add({ is_active: false });
    await admin.api.post(`${ENDPOINTS}/${endpoint.id}/test`);
    await test.database.query(
      `UPDATE webhook_deliveries SET first_due_at = now() - interval '4 days'`,
    );
    await test.app.get(WebhookSendingService).tidy();
    expect(await deliveriesOf(endpoint.id)).toMatchObject([{ state: 'dropped' }]);
  });

  it.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'Name is required'],
    ['no event', { events: [] }, 'Events must have at least one item'],
    ['an unknown event', { events: ['course'] }, 'Events must be among'],
    ['an event twice', { events: [ALL[0], ALL[0]] }, 'Events must be distinct'],
    ['no address', { url: 'crm' }, 'Address must be like'],
    [
      'an address of one network card',
      { url: 'https://[fe80::1%25eth0]/' },
      'Address must be like',
    ],
    [
      'no TLS',
      { url: 'http://crm.example.org' },
      'Address must begin with https://, unless WEBHOOKS_ALLOWED_HOSTS names its host',
    ],
    ['a private address', { url: 'https://10.0.0.7/x' }, 'Address must be a public one'],
    ['this machine', { url: 'https://[::1]/x' }, 'Address must be a public one'],
    ['its name', { url: 'https://localhost/x' }, 'Address must be a public one'],
    ['a password', { url: 'https://a:b@crm.example.org' }, 'Address must not contain'],
    ['half a state', { is_active: 'yes' }, 'Active must be true or false'],
  ])('have no endpoint with %s', async (_what, wish, message) => {
    const wanted = { name: 'CRM', url: receiver.url, events: ALL, ...wish };
    const answer = await admin.api.post<{ errors: { message: string }[] }>(ENDPOINTS, wanted);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]?.message).toContain(message);
    expect(await list()).toEqual([]);
  });

  it('have twenty endpoints at most, and know which there are not', async () => {
    await Promise.all(Array.from({ length: 20 }, () => add()));
    const answer = await admin.api.post(ENDPOINTS, { name: 'x', url: receiver.url, events: ALL });
    expect(answer.status).toBe(409);
    const missing = `${ENDPOINTS}/2f1c7e0a-51d7-4b86-8f8e-0c1d3f6a9b22`;
    const wanted = { name: 'x', url: receiver.url, events: ALL };
    const answers = [
      await admin.api.put(missing, wanted),
      await admin.api.delete(missing),
      await admin.api.delete(`${ENDPOINTS}/nothing`),
      await admin.api.get(`${missing}/deliveries`),
      await admin.api.post(`${missing}/test`),
      await admin.api.post(`${missing}/rotate-secret`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });
});
