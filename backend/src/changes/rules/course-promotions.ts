import type { ChangeRule, RecordChange } from '../change.js';
import { visibleCourses } from './lookups.queries.js';
import { tagsOfCourses } from './platform-courses.js';

type Database = Parameters<typeof visibleCourses>[0];

/** Returns the visible courses with a promotion that Thinkific accepts, or has accepted. */
async function shownIn(changes: readonly RecordChange[], database: Database) {
  const applying = changes.filter(
    ({ before, after }) => before?.['applies'] === true || after?.['applies'] === true,
  );
  const visible = await visibleCourses(
    database,
    applying.map(({ record }) => record),
  );
  return applying.filter(({ record }) => visible.has(record));
}

export const coursePromotions: ChangeRule = {
  audit: {
    type: 'course',
    fields: ['name', 'discount_type', 'amount', 'coupon_code', 'starts_at', 'expires_at'],
    called: { name: 'promotion', discount_type: 'discount', coupon_code: 'coupon' },
  },
  async cacheTags(changes, database) {
    const shown = await shownIn(changes, database);
    return tagsOfCourses(shown.map(({ record }) => record));
  },
  async webhooks(changes, database) {
    const shown = await shownIn(changes, database);
    const times = new Map(shown.map(({ record, at }) => [record, at]));
    return [...times].map(([id, at]) => ({
      ...{ event: 'course.changed' as const, subject: `thinkific ${id}` },
      at,
    }));
  },
};
