import type { ChangeRule } from '../change.js';

export const featuredCourses: ChangeRule = {
  audit: {
    type: 'course',
    fields: ['featured_at'],
    called: { featured_at: 'featured since' },
  },
  cacheTags: () => ['featured'],
};
