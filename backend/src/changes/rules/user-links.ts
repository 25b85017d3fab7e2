import type { ChangeRule } from '../change.js';

export const userLinks: ChangeRule = {
  audit: {
    type: 'user',
    fields: ['email', 'new_email', 'ended', 'expires_at'],
    called: { new_email: 'new email', ended: 'change of email' },
  },
};
