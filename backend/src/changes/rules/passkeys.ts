import type { ChangeRule } from '../change.js';

export const passkeys: ChangeRule = {
  audit: {
    type: 'user',
    fields: ['name'],
    called: { name: 'passkey' },
  },
};
