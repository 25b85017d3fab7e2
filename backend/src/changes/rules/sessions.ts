import type { ChangeRule } from '../change.js';

export const sessions: ChangeRule = {
  audit: {
    type: 'user',
    fields: ['device'],
  },
};
