import { type CacheTag, changedColumns, type ChangeRule, hasChanged, valuesOf } from '../change.js';
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

/** Coupons are part of the links to their course. */
export const udemyCoupons: ChangeRule = {
  audit: { type: 'udemyCourse', fields: ['code', 'valid_from', 'valid_until'] },
  async cacheTags(changes, database) {
    const links = await linksOfUdemyCourses(
      database,
      changes.map(({ record }) => record),
    );
    return ['udemy', ...tagsOfCourses(links.map((link) => link.thinkific_id))];
  },
};

const OF_AN_OFFER = ['is_visible', 'is_paid', 'url', 'price_text', 'referral_code'];

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
      'referral_code',
    ],
    called: {
      visibility_choice: 'visibility',
      difference: 'waiting change',
      referral_code: 'referral code',
    },
    hidden: ['difference'],
  },
  async cacheTags(changes, database) {
    const seen = changes.filter(isVisible).map(({ record }) => record);
    const links = await linksOfUdemyCourses(database, seen);
    const udemy: CacheTag[] = seen.length > 0 ? ['udemy'] : [];
    return [...udemy, ...tagsOfCourses(links.map((link) => link.thinkific_id))];
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
    const links = await linksOfUdemyCourses(database, [...times.keys()]);
    return [
      ...courseEvents('udemy', changes),
      ...links
        .filter((link) => link.is_course_visible)
        .map(({ thinkific_id: id, udemy_id: udemyId }) => ({
          ...{ event: 'course.changed' as const, subject: `thinkific ${id}` },
          at: times.get(udemyId) ?? new Date(),
        })),
    ];
  },
  pictures: (changes) =>
    changes
      .filter((change) => hasChanged(change, 'image_url'))
      .map(({ after }) => after?.['image_url']),
  history: historyOfChoices,
};
