import { type ChangeRule, hasChanged, type Values } from '../change.js';
import { courseKeys, portraitsOf } from './lookups.queries.js';

const isPublic = (story: Values | null) =>
  story?.['status'] === 'approved' && story['is_visible'] === true;

export const testimonials: ChangeRule = {
  audit: {
    type: 'story',
    fields: [
      'student_name',
      'previous_role',
      'present_role',
      'company',
      'quote',
      'course_taken',
      'linkedin_url',
      'status',
      'is_visible',
      'is_featured',
      'student_image',
      'company_logo',
    ],
  },
  /** A course page shows stories that name its title, so no other course page needs rendering. */
  async cacheTags(changes, database) {
    const seen = changes.filter(({ before, after }) => isPublic(before) || isPublic(after));
    if (seen.length === 0) return [];
    const titles = seen.flatMap(({ before, after }) => [
      before?.['course_taken'],
      after?.['course_taken'],
    ]);
    const keys = await courseKeys(
      database,
      titles.filter((title) => title !== undefined),
    );
    return ['stories', ...keys.map((key) => `stories of ${key}` as const)];
  },
  webhooks: (changes) =>
    changes
      .filter(({ before, after }) => !isPublic(before) && isPublic(after))
      .map(({ record, at }) => ({ event: 'story.approved', subject: record, at })),
  /** The log does not store portrait URLs of withdrawn stories, so they are read from the table. */
  pictures(changes, database) {
    const changed = changes.filter(
      (change) => change.operation === 'insert' || hasChanged(change, 'student_image'),
    );
    return portraitsOf(
      database,
      changed.map(({ record }) => record),
    );
  },
};
