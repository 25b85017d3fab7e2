import type { ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { signIn, type SignedIn } from '../../test/sign-in.js';
import { assertMessageDocumented } from '../../test/spec-check.js';
import { until } from '../../test/until.js';
import { insertCourse, insertOverride } from '../courses/course.factory.js';
import { insertUdemyCourse } from '../marketplace/marketplace.factory.js';
import { insertSubscribers } from '../newsletter/newsletter.factory.js';
import { insertTestimonial, STORY } from '../testimonials/testimonial.factory.js';
import type { WebhookDeliveryDto, WebhookDeliveryListDto } from './dto/webhook-delivery.dto.js';
import type { NewWebhookEndpointDto, WebhookEndpointListDto } from './dto/webhook-endpoint.dto.js';
import type { WebhookMessageDto } from './dto/webhook-message.dto.js';
import {
  type ReceivedMessage,
  startWebhookReceiver,
  type WebhookReceiver,
} from './webhook-receiver.factory.js';
import { WebhookSendingService } from './webhook-sending.service.js';

const ENDPOINTS = '/api/admin/webhook-endpoints';
const ALL = ['course.changed', 'story.approved', 'subscriber.confirmed', 'sync.finished'];

describe('webhooks', () => {
  let receiver: WebhookReceiver;
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    test = await createTestApp({
      env: { WEBHOOKS_ALLOWED_HOSTS: receiver.host, MAX_STALENESS: '0s' },
    });
    admin = await signIn(test, 'admin');
  });
  afterEach(async () => {
    receiver.answerWith();
    await test.database.empty('webhook_endpoints');
    receiver.received.length = 0;
  });
  afterAll(async () => {
    await test.close();
    await receiver.close();
  });

  const add = async (wish: object = {}) => {
    const { body, status } = await admin.api.post<NewWebhookEndpointDto>(ENDPOINTS, {
      ...{ name: 'CRM', url: receiver.url, events: ALL },
      ...wish,
    });
    expect(status).toBe(201);
    return body;
  };
  const list = async () => (await admin.api.get<WebhookEndpointListDto>(ENDPOINTS)).body.endpoints;
  const deliveriesOf = async (id: string) =>
    (await admin.api.get<WebhookDeliveryListDto>(`${ENDPOINTS}/${id}/deliveries`)).body.deliveries;
  const settled = (id: string, state: WebhookDeliveryDto['state'], count = 1) =>
    until(async () => {
      const states = (await deliveriesOf(id)).map((delivery) => delivery.state);
      return states.length === count && states.every((found) => found === state);
    });
  const received = (count: number) => until(() => receiver.received.length >= count);
  const messages = () => receiver.received.map(({ body }) => JSON.parse(body) as WebhookMessageDto);
  const isSignedWith = (secret: string, { headers, body }: ReceivedMessage) => {
    try {
      new Webhook(secret).verify(body, headers as Record<string, string>);
      return true;
    } catch {
      return false;
    }
  };
  const makeDue = (id: string) =>
    test.database.query(
      `WITH due AS (UPDATE webhook_deliveries SET due_at = now() WHERE id = $1 RETURNING id)
       SELECT pg_notify('webhooks', '') FROM due`,
      [id],
    );

  it('tell of each kind of event, signed as Standard Webhooks has it, and of nothing more', async () => {
    const courseId = await insertCourse(test.database);
    const storyId = await insertTestimonial(test.database, { status: 'pending' });
    const { endpoint, secret } = await add();
    await admin.api.put(`/api/admin/courses/${courseId}/override`, { title: 'Forks' });
    await admin.api.put(`/api/admin/testimonials/${storyId}/status`, { status: 'approved' });
    await test.api.post('/api/newsletter', { email: 'maria@example.org' });
    const sync = await admin.api.post('/api/admin/udemy/sync');
    expect(sync.status).toBeLessThan(300);
    await until(async () =>
      (await deliveriesOf(endpoint.id)).every(({ state }) => state === 'delivered'),
    );
    const told = new Map(messages().map((message) => [message.type, message]));
    expect([...told.keys()].toSorted()).toEqual(ALL);
    for (const message of messages()) assertMessageDocumented(message);
    expect(
      messages().filter(
        ({ type, data }) => type === 'course.changed' && data.id === String(courseId),
      ),
    ).toMatchObject([{ data: { platform: 'thinkific', is_visible: true } }]);
    expect(told.get('story.approved')?.data).toEqual({ id: String(storyId) });
    expect(told.get('subscriber.confirmed')?.data).toEqual({
      id: expect.stringMatching(/^\d+$/) as string,
      email: 'maria@example.org',
    });
    expect(told.get('sync.finished')?.data).toMatchObject({
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
      ...{ fault: 'The answer was 500.', answer: 'x'.repeat(1_024) },
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
    expect(await deliveriesOf(endpoint.id)).toMatchObject([{ status: 204, fault: null, tries: 1 }]);
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

  it('tell of a subscriber whom an import had added before, once', async () => {
    const { endpoint } = await add({ events: ['subscriber.confirmed'] });
    const [eve] = await insertSubscribers(test.database, ['eve@example.org']);
    for (let times = 0; times < 2; times += 1) {
      await test.api.post('/api/newsletter', { email: 'eve@example.org' });
    }
    await settled(endpoint.id, 'delivered');
    expect(messages()).toMatchObject([{ data: { id: eve?.id, email: 'eve@example.org' } }]);
    expect(
      await test.database.query(
        `SELECT jsonb_path_query_array(consents, '$[*].act') AS acts
         FROM newsletter_subscriptions WHERE id = $1`,
        [eve?.id],
      ),
    ).toEqual([{ acts: ['subscribed'] }]);
  });

  it('keep nothing of what is answered about a subscriber', async () => {
    const { endpoint } = await add();
    receiver.answerWith((response) => response.writeHead(422).end(receiver.received.at(-1)?.body));
    await test.api.post('/api/newsletter', { email: 'kim@example.org' });
    await until(async () => (await deliveriesOf(endpoint.id))[0]?.status === 422);
    expect(receiver.received.at(-1)?.body).toContain('kim@example.org');
    expect(await deliveriesOf(endpoint.id)).toMatchObject([
      { answer: null, fault: 'The answer was 422.', milliseconds: expect.any(Number) as number },
    ]);
  });

  it('tell nothing of an event that was taken away while it waited, nor by a replay', async () => {
    const { endpoint } = await add();
    receiver.answerWith((response) => response.writeHead(500).end());
    await test.api.post('/api/newsletter', { email: 'noa@example.org' });
    await until(async () => (await deliveriesOf(endpoint.id))[0]?.status === 500);
    const { name, url } = endpoint;
    const path = `${ENDPOINTS}/${endpoint.id}`;
    const wish = { name, url, events: ['course.changed'], is_active: true };
    expect((await admin.api.put(path, wish)).status).toBe(200);
    receiver.answerWith();
    const [delivery] = await deliveriesOf(endpoint.id);
    await makeDue(delivery?.id ?? '');
    await settled(endpoint.id, 'dropped');
    const replay = await admin.api.post(`${path}/deliveries/${delivery?.id}/replay`);
    expect(replay.status).toBe(202);
    await settled(endpoint.id, 'dropped');
    expect(receiver.received).toHaveLength(1);
  });

  it('tell nothing of an event that a change wrote down before it was taken away', async () => {
    const story = await insertTestimonial(test.database, { status: 'pending' });
    const { endpoint } = await add();
    const { name, url } = endpoint;
    const wish = { name, url, events: ['course.changed'], is_active: true };
    await test.dataSource.transaction(async (manager) => {
      await manager.query(`UPDATE testimonials SET status = 'approved' WHERE id = $1`, [story]);
      expect((await admin.api.put(`${ENDPOINTS}/${endpoint.id}`, wish)).status).toBe(200);
    });
    await settled(endpoint.id, 'dropped');
    expect(receiver.received).toEqual([]);
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

  it('tell once of what changes several times before anybody was told', async () => {
    const id = await insertCourse(test.database);
    const { endpoint } = await add({ events: ['course.changed'] });
    await test.dataSource.transaction(async (manager) => {
      for (const title of ['One', 'Two', 'Three']) {
        await manager.query('UPDATE courses SET name = $2 WHERE thinkific_id = $1', [id, title]);
      }
    });
    await settled(endpoint.id, 'delivered');
    expect(messages()).toHaveLength(1);
  });

  it('tell nothing of what visitors do not see, or is gone before it is sent', async () => {
    const hidden = await insertCourse(test.database, { visibility_choice: false });
    const story = await insertTestimonial(test.database, { status: 'pending' });
    const { endpoint } = await add();
    await test.database.query('UPDATE courses SET name = name || $2 WHERE thinkific_id = $1', [
      hidden,
      '!',
    ]);
    expect(await deliveriesOf(endpoint.id)).toEqual([]);
    const other = await insertTestimonial(test.database, { status: 'pending' });
    await test.dataSource.transaction(async (manager) => {
      await manager.query(`UPDATE testimonials SET status = 'approved' WHERE id IN ($1, $2)`, [
        ...[story, other],
      ]);
      await manager.query('DELETE FROM testimonials WHERE id = $1', [story]);
      await manager.query('UPDATE testimonials SET is_visible = false WHERE id = $1', [other]);
    });
    await settled(endpoint.id, 'dropped', 2);
    expect(receiver.received).toEqual([]);
  });

  it('tell of a story once visitors see it, and again when it comes back', async () => {
    const { endpoint } = await add({ events: ['story.approved'] });
    const path = '/api/admin/testimonials';
    const { body } = await admin.api.post<{ id: string }>(path, { ...STORY, isVisible: false });
    const show = (isVisible: boolean) =>
      admin.api.put(`${path}/${body.id}/visibility`, { isVisible });
    expect(await deliveriesOf(endpoint.id)).toEqual([]);
    expect((await show(true)).status).toBe(200);
    await settled(endpoint.id, 'delivered');
    await show(false);
    expect(await deliveriesOf(endpoint.id)).toHaveLength(1);
    await show(true);
    await settled(endpoint.id, 'delivered', 2);
    const told = { type: 'story.approved', data: { id: body.id } };
    expect(messages()).toMatchObject([told, told]);
  });

  it('tell of the visible courses that show a picture when it has come', async () => {
    const url = 'https://cdn.example.org/cover.jpg';
    await test.database.query(
      `INSERT INTO pictures (url, due_at) VALUES ($1, now() + interval '1 day')`,
      [url],
    );
    const shown = await insertCourse(test.database, { image_url: url });
    await insertCourse(test.database, { image_url: url, visibility_choice: false });
    const other = await insertCourse(test.database, { image_url: url });
    await insertOverride(test.database, other, { image_url: 'https://cdn.example.org/new.jpg' });
    const { endpoint } = await add({ events: ['course.changed'] });
    await test.database.query(
      `UPDATE pictures SET hash = repeat('a', 20), width = 16, height = 9, colour = '#0a0b0c',
         fetched_at = now() WHERE url = $1`,
      [url],
    );
    await settled(endpoint.id, 'delivered');
    expect(messages()).toMatchObject([{ data: { platform: 'thinkific', id: String(shown) } }]);
  });

  it('tell of both halves of a pair what a change of either shows', async () => {
    const id = await insertCourse(test.database);
    const udemyId = await insertUdemyCourse(test.database);
    const { endpoint } = await add({ events: ['course.changed'] });
    const told = async () => {
      await until(async () => {
        const states = (await deliveriesOf(endpoint.id)).map(({ state }) => state);
        return states.length > 0 && states.every((state) => state === 'delivered');
      });
      const courses = messages().map(({ data }) => data);
      await test.database.query('DELETE FROM webhook_deliveries');
      receiver.received.length = 0;
      return new Set(courses);
    };
    const isSeen = (ours: boolean, theirs: boolean) =>
      new Set([
        { platform: 'thinkific', id: String(id), is_visible: ours },
        { platform: 'udemy', id: udemyId, is_visible: theirs },
      ]);
    const pair = { thinkific_id: id, udemy_id: udemyId };
    await admin.api.put('/api/admin/course-pairs', { ...pair, verdict: 'same' });
    expect(await told()).toEqual(isSeen(true, false));
    await test.database.query('UPDATE udemy_courses SET is_paid = false WHERE udemy_id = $1', [
      udemyId,
    ]);
    expect(await told()).toEqual(isSeen(true, false));
    await admin.api.put(`/api/admin/courses/${id}/visibility`, { is_visible: false });
    expect(await told()).toEqual(isSeen(false, true));
    await admin.api.put(`/api/admin/courses/${id}/visibility`, { is_visible: true });
    expect(await told()).toEqual(isSeen(true, false));
    await admin.api.put('/api/admin/course-pairs', { ...pair, verdict: 'open' });
    expect(await told()).toEqual(isSeen(true, true));
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
      await until(async () => (await deliveriesOf(endpoint.id))[0]?.fault !== null);
      expect(await deliveriesOf(endpoint.id)).toMatchObject([
        { status: null, state: 'waiting', fault: 'The address is not a public one.' },
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
    expect((await deliveriesOf(endpoint.id))[0]?.fault).toBe('There was no answer (ECONNRESET).');
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
    ['no event', { events: [] }, 'Events must name at least one'],
    ['an unknown event', { events: ['course'] }, 'Events must be among'],
    ['an event twice', { events: [ALL[0], ALL[0]] }, 'Events must not repeat each other'],
    ['no address', { url: 'crm' }, 'Address must be like'],
    ['no TLS', { url: 'http://crm.example.org' }, 'Address must begin with https://'],
    ['a private address', { url: 'https://10.0.0.7/x' }, 'Address must be a public one'],
    ['this machine', { url: 'https://[::1]/x' }, 'Address must be a public one'],
    ['its name', { url: 'https://localhost/x' }, 'Address must be a public one'],
    ['a password', { url: 'https://a:b@crm.example.org' }, 'Address must be without'],
    ['half a state', { is_active: 'yes' }, 'Active must be true or false'],
  ])('have no endpoint with %s', async (_fault, wish, message) => {
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
