import { type ChangeRule, valuesOf } from '../change.js';
import { visibleUdemyCourses } from './lookups.queries.js';
import { tagsOfCourses } from './platform-courses.js';

export const linkedCourses: ChangeRule = {
  audit: {
    type: 'course',
    fields: ['udemy_id'],
    called: { udemy_id: 'joined with' },
  },
  cacheTags: (changes) => [...tagsOfCourses(changes.map(({ record }) => record)), 'udemy'],
  async webhooks(changes, database) {
    const links = changes.map(({ record, before, after, at }) => ({
      ...{ id: record, udemyId: (after ?? before)?.['udemy_id'], at },
    }));
    const visible = await visibleUdemyCourses(
      database,
      links.map(({ udemyId }) => udemyId),
    );
    return links.flatMap(({ id, udemyId, at }) => [
      { event: 'course.changed', subject: `thinkific ${id}`, at },
      ...(visible.has(udemyId)
        ? [{ event: 'course.changed' as const, subject: `udemy ${String(udemyId)}`, at }]
        : []),
    ]);
  },
  history: (change) => ({
    kind: change.operation === 'delete' ? 'unlinked' : 'linked',
    fields: valuesOf(change, ['udemy_id']),
  }),
};
