import { type ChangeRule, hasChanged, type NewWebhookEvent, type RecordChange } from '../change.js';
import { coursesOfInstructors, visibleCourses } from './lookups.queries.js';
import { tagsOfCourses } from './platform-courses.js';

export const instructors: ChangeRule = {
  audit: {
    type: 'instructor',
    fields: ['name', 'title', 'bio', 'portrait', 'link', 'is_edited'],
    called: { title: 'role', is_edited: 'edited here' },
    hidden: ['portrait'],
  },
  /** A deleted instructor leaves its courses, which are changes of their own. */
  async cacheTags(changes, database) {
    const courses = await coursesOfInstructors(
      database,
      changes.map(({ record }) => record),
    );
    return tagsOfCourses(courses.map(({ course }) => course));
  },
  async webhooks(changes, database) {
    const times = new Map(changes.map(({ record, at }) => [record, at]));
    const courses = await coursesOfInstructors(database, [...times.keys()]);
    return changed(courses.map(({ course, instructor }) => [course, times.get(instructor)]));
  },
  pictures: (changes) =>
    changes
      .filter((change) => hasChanged(change, 'portrait'))
      .map(({ after }) => after?.['portrait']),
};

export const courseInstructors: ChangeRule = {
  audit: {
    type: 'course',
    fields: ['instructor_id'],
    called: { instructor_id: 'instructor' },
  },
  cacheTags: async (changes, database) => tagsOfCourses(await visibleOf(changes, database)),
  async webhooks(changes, database) {
    const visible = await visibleOf(changes, database);
    return changed(
      changes.filter(({ record }) => visible.has(record)).map(({ record, at }) => [record, at]),
    );
  },
};

function visibleOf(
  changes: readonly RecordChange[],
  database: Parameters<typeof visibleCourses>[0],
): Promise<Set<string>> {
  return visibleCourses(
    database,
    changes.map(({ record }) => record),
  );
}

/** Returns one event per course. */
function changed(courses: [id: string, at: Date | undefined][]): NewWebhookEvent[] {
  return [...new Map(courses)].map(([id, at = new Date()]) => ({
    event: 'course.changed',
    subject: `thinkific ${id}`,
    at,
  }));
}
