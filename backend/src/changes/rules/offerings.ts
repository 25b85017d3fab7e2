import { type CacheTag, type ChangeRule, hasChanged, type RecordChange } from '../change.js';

export function tagsOfOfferings(ids: Iterable<string>): CacheTag[] {
  const tags = [...ids].map((id): CacheTag => `offering ${id}`);
  return tags.length > 0 ? ['offerings', ...tags] : [];
}

const isPublic = ({ before, after }: RecordChange) =>
  [before, after].some((values) => values !== null && values['status'] !== 'draft');

export const offerings: ChangeRule = {
  audit: {
    type: 'offering',
    fields: [
      ...['kind', 'status', 'title', 'summary', 'text', 'picture', 'course_id', 'time_zone'],
      ...['starts_at', 'ends_at', 'sessions', 'place', 'online_url', 'language', 'host_id'],
      ...['seats', 'min_participants', 'payment', 'questions', 'offer_hours', 'recording_url'],
    ],
    called: {
      course_id: 'course',
      host_id: 'host',
      ...{ starts_at: 'start', ends_at: 'end', online_url: 'online link' },
      ...{ min_participants: 'minimum', recording_url: 'recording' },
      offer_hours: 'hours to accept a seat',
    },
    hidden: ['picture'],
  },
  cacheTags: (changes) => tagsOfOfferings(changes.filter(isPublic).map(({ record }) => record)),
  webhooks: (changes) =>
    changes
      .filter(isPublic)
      .map(({ record, at }) => ({ event: 'offering.changed', subject: record, at })),
  pictures: (changes) =>
    changes
      .filter((change) => hasChanged(change, 'picture'))
      .map(({ after }) => after?.['picture']),
};
