import { SentWebhookEvent } from '../../api/generated/model/sentWebhookEvent';
import type { WebhookDeliveryDto } from '../../api/generated/model/webhookDeliveryDto';
import { WebhookEvent } from '../../api/generated/model/webhookEvent';

export const EVENTS: Readonly<Record<SentWebhookEvent, string>> = {
  [SentWebhookEvent.coursechanged]: 'Course changed',
  [SentWebhookEvent.storyapproved]: 'Story approved',
  [SentWebhookEvent.subscriberconfirmed]: 'Subscriber confirmed',
  [SentWebhookEvent.syncfinished]: 'Sync finished',
  [SentWebhookEvent.endpointtested]: 'Test',
};

/** What an endpoint may be told of, in the order of the API. */
export const EVENT_OPTIONS = Object.values(WebhookEvent).map((value) => ({
  value,
  label: EVENTS[value],
}));

/** Such as "Course changed, Sync finished". */
export function formatEvents(events: readonly WebhookEvent[]): string {
  return EVENT_OPTIONS.filter(({ value }) => events.includes(value))
    .map(({ label }) => label)
    .join(', ');
}

const STATES = {
  waiting: { tone: 'other', label: 'On its way' },
  delivered: { tone: 'good', label: 'Delivered' },
  failed: { tone: 'danger', label: 'Given up' },
  dropped: { tone: 'other', label: 'Not sent' },
} as const;

const TRIED = { tone: 'caution', label: 'Tried again soon' } as const;

export function formatState({ state, tries }: Pick<WebhookDeliveryDto, 'state' | 'tries'>) {
  return state === 'waiting' && tries > 0 ? TRIED : STATES[state];
}

/** What it tells of; a test tells of nothing, and its number says nothing to anybody. */
export function subjectOf({ event, subject }: WebhookDeliveryDto): string {
  return event === SentWebhookEvent.endpointtested ? '' : subject;
}
