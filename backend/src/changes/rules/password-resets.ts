import type { ChangeRule } from '../change.js';

export const passwordResets: ChangeRule = {
  audit: {
    type: 'user',
    fields: ['email'],
  },
};
