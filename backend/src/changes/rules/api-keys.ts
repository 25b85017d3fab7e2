import type { ChangeRule } from '../change.js';

export const apiKeys: ChangeRule = {
  audit: {
    type: 'apiKey',
    fields: ['name', 'scopes', 'addresses', 'expires_at'],
  },
};
