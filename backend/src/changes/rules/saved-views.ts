import type { ChangeRule } from '../change.js';

export const savedViews: ChangeRule = {
  audit: {
    type: 'view',
    fields: ['list', 'name', 'is_shared', 'query'],
  },
};
