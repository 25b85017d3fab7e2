import { SentWebhookEvent } from '../../api/generated/model/sentWebhookEvent';
import type { WebhookDeliveryDto } from '../../api/generated/model/webhookDeliveryDto';
import { WebhookEvent } from '../../api/generated/model/webhookEvent';

export const EVENTS: Readonly<Record<SentWebhookEvent, string>> = {
  [SentWebhookEvent.coursechanged]: 'Course changed',
  [SentWebhookEvent.offeringchanged]: 'Offering changed',
  [SentWebhookEvent.registrationcreated]: 'Registration created',
  [SentWebhookEvent.registrationcancelled]: 'Registration canceled',
  [SentWebhookEvent.storyapproved]: 'Story approved',
  [SentWebhookEvent.subscriberconfirmed]: 'Subscriber confirmed',
  [SentWebhookEvent.syncfinished]: 'Sync finished',
  [SentWebhookEvent.endpointtested]: 'Test',
};

/** Events that an endpoint can receive, in the API's order. */
export const EVENT_OPTIONS = Object.values(WebhookEvent).map((value) => ({
  value,
  label: EVENTS[value],
}));

/** For example "Course changed, Sync finished". */
export function formatEvents(events: readonly WebhookEvent[]): string {
  return EVENT_OPTIONS.filter(({ value }) => events.includes(value))
    .map(({ label }) => label)
    .join(', ');
}

const STATES = {
  waiting: { tone: 'other', label: 'Sending' },
  delivered: { tone: 'good', label: 'Delivered' },
  failed: { tone: 'danger', label: 'Failed' },
  dropped: { tone: 'other', label: 'Not sent' },
} as const;

const TRIED = { tone: 'caution', label: 'Will retry soon' } as const;

export function formatState({ state, tries }: Pick<WebhookDeliveryDto, 'state' | 'tries'>) {
  return state === 'waiting' && tries > 0 ? TRIED : STATES[state];
}

/** Returns the record of the event. Test events have none. */
export function subjectOf({ event, subject }: WebhookDeliveryDto): string {
  return event === SentWebhookEvent.endpointtested ? '' : subject;
}
