import type { ChangeRule } from '../change.js';

export const campaigns: ChangeRule = {
  audit: {
    type: 'campaign',
    fields: [
      ...['code', 'name', 'utm_source', 'utm_medium', 'utm_campaign'],
      ...['coupon', 'referral_code', 'is_active'],
    ],
  },
  cacheTags: () => ['campaigns'],
};
