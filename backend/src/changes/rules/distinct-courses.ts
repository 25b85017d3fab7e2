import type { ChangeRule } from '../change.js';

export const distinctCourses: ChangeRule = {
  audit: {
    type: 'course',
    fields: ['udemy_id'],
    called: { udemy_id: 'distinct from' },
  },
};
