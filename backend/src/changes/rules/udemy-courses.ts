import { type ChangeRule, changedColumns, type CacheTag, valuesOf } from '../change.js';
import { linksOfUdemyCourses } from './lookups.queries.js';
import { historyOfChoices, isVisible, courseEvents, tagsOfCourses } from './platform-courses.js';

export const staffAssignments: ChangeRule = {
  audit: {
    type: 'udemyCourse',
    fields: ['staff_user_id'],
    called: { staff_user_id: 'staff' },
  },
  history: (change) => ({ kind: 'assignment', fields: valuesOf(change, ['staff_user_id']) }),
};

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
  async cacheTags(changes, database) {
    const seen = changes.filter(isVisible).map(({ record }) => record);
    const pairs = await linksOfUdemyCourses(database, seen);
    const udemy: CacheTag[] = seen.length > 0 ? ['udemy'] : [];
    return [...udemy, ...tagsOfCourses(pairs.map((pair) => pair.thinkific_id))];
  },
  async webhooks(changes, database) {
    // A linked Udemy course is shown as an offer of its Thinkific course.
    const offers = changes.filter(
      (change) =>
        isVisible(change) &&
        change.operation === 'update' &&
        changedColumns(change).some((column) => OF_AN_OFFER.includes(column)),
    );
    const times = new Map(offers.map(({ record, at }) => [record, at]));
    const pairs = await linksOfUdemyCourses(database, [...times.keys()]);
    return [
      ...courseEvents('udemy', changes),
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
