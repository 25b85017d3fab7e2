import { type ChangeRule, hasChanged, type NewWebhookEvent, type RecordChange } from '../change.js';
import { tagsOfOfferings } from './offerings.js';

const ENDED: unknown[] = ['cancelled', 'expired'];

/** Pages show how many seats are left. */
export const registrations: ChangeRule = {
  audit: {
    type: 'registration',
    fields: ['status', 'offering_id', 'has_attended', 'name', 'email', 'answers'],
    called: { offering_id: 'offering', has_attended: 'attended' },
  },
  cacheTags(changes) {
    const offerings = changes
      .filter((change) => ['status', 'offering_id'].some((column) => hasChanged(change, column)))
      .flatMap(({ before, after }) => [before?.['offering_id'], after?.['offering_id']]);
    return tagsOfOfferings(new Set(offerings.filter((id) => id !== undefined).map(String)));
  },
  webhooks: (changes) => changes.flatMap(toEvents),
};

function toEvents(change: RecordChange): NewWebhookEvent[] {
  const { record, at, operation, after } = change;
  if (operation === 'insert') return [{ event: 'registration.created', subject: record, at }];
  if (!hasChanged(change, 'status') || !ENDED.includes(after?.['status'])) return [];
  return [{ event: 'registration.cancelled', subject: record, at }];
}
