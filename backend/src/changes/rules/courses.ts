import { type Change, type ChangeRule, hasChanged } from '../change.js';
import { linksOfCourses } from './lookups.queries.js';
import { historyOfChoices, courseEvents, tagsOfCourses } from './platform-courses.js';

export const featuredCourses: ChangeRule = {
  audit: {
    type: 'course',
    fields: ['featured_at'],
    called: { featured_at: 'featured since' },
  },
  cacheTags: () => ['featured'],
};

/** Visitors see visible courses, and a message page at the URL of a course that the platform removed. */
function isSeen({ before, after }: Change): boolean {
  return [before, after].some((row) => row && (row['is_visible'] || row['removed_at'] !== null));
}

const isSwitched = (change: Change) =>
  change.operation === 'update' && hasChanged(change, 'is_visible');

export const courses: ChangeRule = {
  audit: {
    type: 'course',
    fields: [
      'visibility_choice',
      'sync_rule',
      'removed_at',
      'name',
      'price',
      'category',
      'duration',
      'enroll_url',
      'on_sale',
      'has_lifetime_access',
      'has_certificate',
      'claims_follow',
      'description',
      'curriculum',
      'image_url',
      'difference',
      'payment_options',
      'instructors_chosen',
      'related_product_ids',
    ],
    called: {
      visibility_choice: 'visibility',
      has_lifetime_access: 'lifetime access',
      has_certificate: 'certificate',
      claims_follow: 'claims follow the platform',
      image_url: 'picture',
      difference: 'waiting change',
      payment_options: 'payment options',
      instructors_chosen: 'instructors chosen here',
      related_product_ids: 'related courses',
    },
    hidden: ['image_url', 'difference'],
  },
  cacheTags(changes) {
    const seen = changes.filter(isSeen);
    // A Udemy course is not listed while the Thinkific course linked to it is visible.
    const isAnySwitched = seen.some(isSwitched);
    return [
      ...tagsOfCourses(seen.map(({ record }) => record)),
      ...(isAnySwitched ? (['udemy'] as const) : []),
    ];
  },
  async webhooks(changes, database) {
    const switched = changes.filter(isSwitched);
    const times = new Map(switched.map(({ record, at }) => [record, at]));
    const links = await linksOfCourses(database, [...times.keys()]);
    return [
      ...courseEvents('thinkific', changes),
      ...links
        .filter((link) => link.is_udemy_visible)
        .map(({ thinkific_id: id, udemy_id: udemyId }) => ({
          ...{ event: 'course.changed' as const, subject: `udemy ${udemyId}` },
          at: times.get(id) ?? new Date(),
        })),
    ];
  },
  pictures: (changes) =>
    changes
      .filter((change) => hasChanged(change, 'image_url'))
      .map(({ after }) => after?.['image_url']),
  history: historyOfChoices,
};
