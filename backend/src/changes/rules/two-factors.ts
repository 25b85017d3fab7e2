import type { ChangeRule } from '../change.js';

export const twoFactors: ChangeRule = {
  audit: {
    type: 'user',
    fields: ['confirmed_at', 'secret', 'recovery_codes'],
    called: {
      confirmed_at: 'two-factor authentication since',
      secret: 'authenticator app',
      recovery_codes: 'recovery codes',
    },
  },
};
