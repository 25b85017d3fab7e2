import { type Change, type ChangeRule, type Topic, changedColumns } from '../change.js';
import { historyOfChoices } from './history-of-choices.js';
import { pairsOfUdemy } from './lookups.queries.js';
import { topicsOfCourses } from './topics-of.js';

const isVisible = ({ before, after }: Change) =>
  Boolean(before?.['is_visible']) || Boolean(after?.['is_visible']);

const OF_AN_OFFER = ['is_visible', 'is_paid', 'url'];

export const udemyCourses: ChangeRule = {
  audit: {
    type: 'udemyCourse',
    fields: [
      'visibility_choice',
      'sync_rule',
      'removed_at',
      'title',
      'url',
      'is_paid',
      'difference',
    ],
    called: { visibility_choice: 'visibility', difference: 'waiting change' },
    hidden: ['difference'],
  },
  async topics(changes, look) {
    const seen = changes.filter(isVisible).map(({ record }) => record);
    const pairs = await pairsOfUdemy(look, seen);
    const udemy: Topic[] = seen.length > 0 ? ['udemy'] : [];
    return [...udemy, ...topicsOfCourses(pairs.map((pair) => pair.thinkific_id))];
  },
  async webhooks(changes, look) {
    const seen = changes.filter(isVisible);
    const told = seen.filter(
      (change) => changedColumns(change, ['sync_rule', 'difference']).length > 0,
    );
    // A linked course of Udemy is an offer of the other one.
    const offers = seen.filter(
      (change) =>
        change.operation === 'update' &&
        changedColumns(change).some((column) => OF_AN_OFFER.includes(column)),
    );
    const times = new Map(offers.map(({ record, at }) => [record, at]));
    const pairs = await pairsOfUdemy(look, [...times.keys()]);
    return [
      ...told.map(({ record, at }) => ({
        ...{ event: 'course.changed' as const, subject: `udemy ${record}`, at },
      })),
      ...pairs
        .filter((pair) => pair.is_course_visible)
        .map(({ thinkific_id: id, udemy_id: udemyId }) => ({
          ...{ event: 'course.changed' as const, subject: `thinkific ${id}` },
          at: times.get(udemyId) ?? new Date(),
        })),
    ];
  },
  history: historyOfChoices,
};
