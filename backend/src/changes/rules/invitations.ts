import type { ChangeRule } from '../change.js';

export const invitations: ChangeRule = {
  audit: {
    type: 'invitation',
    fields: ['email', 'name', 'role', 'inviter_name', 'expires_at', 'accepted_at', 'revoked_at'],
    called: { inviter_name: 'inviter' },
  },
};
