import { equal } from 'node:assert/strict';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { signIn, type SignedIn } from '../../test/sign-in.js';
import { until } from '../../test/until.js';
import type { WebhookDeliveryDto, WebhookDeliveryListDto } from './dto/webhook-delivery.dto.js';
import type { NewWebhookEndpointDto } from './dto/webhook-endpoint.dto.js';
import type { WebhookMessageDto } from './dto/webhook-message.dto.js';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.factory.js';
import { queueChangedEvents } from './webhook-sending.service.js';

export const ENDPOINTS = '/api/admin/webhook-endpoints';
export const ALL = [
  ...['course.changed', 'offering.changed', 'registration.cancelled', 'registration.created'],
  ...['story.approved', 'subscriber.confirmed', 'sync.finished'],
];

export interface WebhookTest {
  receiver: WebhookReceiver;
  test: TestApp;
  admin: SignedIn;
  empty(): Promise<void>;
  close(): Promise<void>;
}

export async function createWebhookTest(): Promise<WebhookTest> {
  const receiver = await startWebhookReceiver();
  const test = await createTestApp({
    env: { WEBHOOKS_ALLOWED_HOSTS: receiver.host, MAX_STALENESS: '0s' },
  });
  return {
    receiver,
    test,
    admin: await signIn(test, 'admin'),
    empty: async () => {
      receiver.answerWith();
      await test.database.empty('webhook_endpoints');
      receiver.received.length = 0;
    },
    close: async () => {
      await test.close();
      await receiver.close();
    },
  };
}

export function webhookCalls(of: () => WebhookTest) {
  const deliveriesOf = async (id: string) => {
    await queueChangedEvents(of().test.dataSource);
    const path = `${ENDPOINTS}/${id}/deliveries`;
    return (await of().admin.api.get<WebhookDeliveryListDto>(path)).body.deliveries;
  };
  return {
    deliveriesOf,
    add: async (wish: object = {}) => {
      const { admin, receiver } = of();
      const { body, status } = await admin.api.post<NewWebhookEndpointDto>(ENDPOINTS, {
        ...{ name: 'CRM', url: receiver.url, events: ALL },
        ...wish,
      });
      equal(status, 201);
      return body;
    },
    settled: (id: string, state: WebhookDeliveryDto['state'], count = 1) =>
      until(async () => {
        const states = (await deliveriesOf(id)).map((delivery) => delivery.state);
        return states.length === count && states.every((found) => found === state);
      }),
    messages: () => of().receiver.received.map(({ body }) => JSON.parse(body) as WebhookMessageDto),
    makeDue: (id: string) =>
      of().test.database.query(
        `WITH due AS (UPDATE webhook_deliveries SET due_at = now() WHERE id = $1 RETURNING id)
         SELECT pg_notify('changes', '') FROM due`,
        [id],
      ),
  };
}
