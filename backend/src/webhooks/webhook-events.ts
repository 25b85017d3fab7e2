import { WEBHOOK_EVENTS } from '../changes/change.js';

export { WEBHOOK_EVENTS, type WebhookEvent } from '../changes/change.js';

export const TEST_EVENT = 'endpoint.tested';

export const SENT_EVENTS = [...WEBHOOK_EVENTS, TEST_EVENT] as const;
export type SentEvent = (typeof SENT_EVENTS)[number];
