import type { INestApplication } from '@nestjs/common';
import { ApiClient } from '../../test/api-client.js';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { signIn } from '../../test/sign-in.js';
import { createApp } from '../app/create-app.js';
import type { WebhookDeliveryDto, WebhookDeliveryListDto } from './dto/webhook-delivery.dto.js';
import type { NewWebhookEndpointDto } from './dto/webhook-endpoint.dto.js';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.factory.js';
import { WebhookSendingService } from './webhook-sending.service.js';

const ENDPOINTS = '/api/admin/webhook-endpoints';
const ALL = ['course.changed', 'story.approved', 'subscriber.confirmed', 'sync.finished'];

describe('rounds of webhooks', () => {
  let receiver: WebhookReceiver;
  let test: TestApp;
  let database: TestDatabase;
  /** It sends only when a test says so. */
  let idle: INestApplication;
  let api: ApiClient;
  let sending: WebhookSendingService;

  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    const env = { WEBHOOKS_ALLOWED_HOSTS: receiver.host, MAX_STALENESS: '0s' };
    test = await createTestApp({ env });
    database = await createTestDatabase();
    const urls = { databaseUrl: database.url, databaseSessionUrl: database.url };
    idle = await createApp({ ...test.config, ...urls, jobs: false });
    await idle.listen(0, '127.0.0.1');
    sending = idle.get(WebhookSendingService);
  });
  beforeEach(async () => {
    ({ api } = await signIn({ database, api: new ApiClient(await idle.getUrl()) }, 'admin'));
  });
  afterEach(async () => {
    receiver.answerWith();
    receiver.received.length = 0;
    await database.empty('webhook_endpoints', 'users', 'jobs.job');
  });
  afterAll(async () => {
    await idle.close();
    await database.drop();
    await test.close();
    await receiver.close();
  });

  const queueTests = (endpoint: string, count: number) =>
    database.query(
      `INSERT INTO webhook_deliveries (endpoint_id, event, subject)
       SELECT $1, 'endpoint.tested', generate_series(1, $2::int)`,
      [endpoint, count],
    );

  it('give way to others after a while, and go on in the next round', async () => {
    const wish = { name: 'CRM', url: receiver.url, events: ALL };
    const { body } = await api.post<NewWebhookEndpointDto>(ENDPOINTS, wish);
    await queueTests(body.endpoint.id, 12);
    const { signal } = new AbortController();
    await sending.sendDue(signal, 0);
    expect(receiver.received).toHaveLength(5);
    expect(await database.query(`SELECT FROM jobs.job WHERE name = 'webhooks'`)).toHaveLength(1);
    await sending.sendDue(signal);
    expect(receiver.received).toHaveLength(12);
  });

  it('go to an endpoint also if those before it fail', async () => {
    const wish = { name: 'CRM', url: receiver.url, events: ALL };
    for (let count = 0; count < 5; count += 1) await api.post(ENDPOINTS, wish);
    await database.query(
      `INSERT INTO webhook_deliveries (endpoint_id, event, subject)
       SELECT id, 'story.approved', 'nothing' FROM webhook_endpoints`,
    );
    const { body } = await api.post<NewWebhookEndpointDto>(ENDPOINTS, wish);
    await queueTests(body.endpoint.id, 1);
    await sending.sendDue(new AbortController().signal);
    expect(receiver.received).toHaveLength(1);
  });

  it.each([
    [2, 0],
    [3, 1],
  ])(
    'with %i tries without an answer begin %i pauses of their endpoint',
    async (tries, silences) => {
      receiver.answerWith((response) => response.destroy());
      const wish = { name: 'CRM', url: receiver.url, events: ALL };
      const { body } = await api.post<NewWebhookEndpointDto>(ENDPOINTS, wish);
      await queueTests(body.endpoint.id, tries);
      await sending.sendDue(new AbortController().signal);
      expect(await database.query('SELECT silences FROM webhook_endpoints')).toEqual([
        { silences },
      ]);
    },
  );

  it('leave an endpoint that does not answer alone, for longer and longer, without a word to all that waits', async () => {
    const url = `${receiver.url}/silent`;
    receiver.answerWith((response) => {
      if (response.req.url === '/hooks/silent') response.destroy();
      else response.writeHead(204).end();
    });
    const wish = { name: 'CRM', url, events: ALL };
    const { endpoint } = (await api.post<NewWebhookEndpointDto>(ENDPOINTS, wish)).body;
    const other = { ...wish, url: receiver.url };
    const { body } = await api.post<NewWebhookEndpointDto>(ENDPOINTS, other);
    await queueTests(endpoint.id, 20);
    await queueTests(body.endpoint.id, 1);
    const { signal } = new AbortController();
    const silence = async () => {
      const [row] = await database.query<{ pause: number | null; silences: number }>(
        `SELECT silences, extract(epoch FROM silent_until - (
           SELECT max(tried_at) FROM webhook_deliveries WHERE endpoint_id = $1))::float AS pause
         FROM webhook_endpoints WHERE id = $1`,
        [endpoint.id],
      );
      return row;
    };
    const endPause = (silences: number) =>
      database.query(
        'UPDATE webhook_endpoints SET silences = $2, silent_until = now() WHERE id = $1',
        [endpoint.id, silences],
      );
    const untouched = `SELECT FROM webhook_deliveries
      WHERE endpoint_id = '${endpoint.id}' AND tried_at IS NULL AND due_at = created_at`;

    await sending.sendDue(signal);
    await sending.sendDue(signal);
    expect(receiver.received).toHaveLength(6);
    expect((await silence())?.pause).toBeGreaterThanOrEqual(30);
    expect(await database.query(untouched)).toHaveLength(15);
    await endPause(1);
    await sending.sendDue(signal);
    expect(receiver.received).toHaveLength(11);
    expect((await silence())?.pause).toBeGreaterThanOrEqual(60);
    await endPause(50);
    await sending.sendDue(signal);
    expect((await silence())?.pause).toBeGreaterThanOrEqual(900);
    expect(await database.query(untouched)).toHaveLength(5);

    const path = `${ENDPOINTS}/${endpoint.id}`;
    const { deliveries } = (await api.get<WebhookDeliveryListDto>(`${path}/deliveries`)).body;
    const [first] = deliveries;
    expect(new Set(deliveries.map(({ due_at: dueAt }) => dueAt)).size).toBe(1);
    const tried = await api.post<WebhookDeliveryDto>(`${path}/test`);
    receiver.received.length = 0;
    await sending.sendDue(signal);
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toContain(tried.body.id);
    expect(await silence()).toMatchObject({ silences: 1 });
    await api.post(`${path}/deliveries/${first?.id}/replay`);
    expect(await silence()).toEqual({ silences: 0, pause: null });
    await endPause(3);
    await api.put(path, { ...wish, is_active: true });
    expect(await silence()).toEqual({ silences: 0, pause: null });
    await endPause(3);
    receiver.answerWith();
    await sending.sendDue(signal);
    expect(await silence()).toEqual({ silences: 0, pause: null });
  });
});
