import type { ChangeRule } from '../change.js';

export const emailChanges: ChangeRule = {
  audit: {
    type: 'user',
    fields: ['email', 'ended', 'expires_at'],
    called: { email: 'new email', ended: 'change of email' },
  },
};
