import type { ChangeRule } from '../change.js';

export const webhookEndpoints: ChangeRule = {
  audit: {
    type: 'webhookEndpoint',
    fields: ['name', 'events', 'is_active', 'url', 'secret'],
  },
};
