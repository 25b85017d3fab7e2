import type { ChangeRule } from '../change.js';

export const newsletterSubscriptions: ChangeRule = {
  audit: {
    type: 'subscriber',
    fields: ['subscribed_at'],
  },
};
