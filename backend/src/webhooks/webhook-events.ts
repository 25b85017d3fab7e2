/** What endpoints can be told of. */
export const WEBHOOK_EVENTS = [
  'course.changed',
  'story.approved',
  'subscriber.confirmed',
  'sync.finished',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent when somebody asks for it, to try an endpoint. */
export const TEST_EVENT = 'endpoint.tested';

export const SENT_EVENTS = [...WEBHOOK_EVENTS, TEST_EVENT] as const;
export type SentEvent = (typeof SENT_EVENTS)[number];
