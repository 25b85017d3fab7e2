import type { ChangeRule } from '../change.js';

export const users: ChangeRule = {
  audit: {
    type: 'user',
    fields: ['username', 'name', 'email', 'phone', 'role', 'is_active', 'password_hash'],
    called: { password_hash: 'password' },
  },
};
