import { type ChangeRule, valuesOf } from '../change.js';

export const staffAssignments: ChangeRule = {
  audit: {
    type: 'udemyCourse',
    fields: ['staff_user_id'],
    called: { staff_user_id: 'staff' },
  },
  history: (change) => ({ kind: 'assignment', fields: valuesOf(change, ['staff_user_id']) }),
};
