export const saveCampaignLimits = {
  code: { minLength: 2, maxLength: 40 },
  name: { minLength: 1, maxLength: 100 },
  utm_source: { minLength: 1, maxLength: 100 },
  utm_medium: { minLength: 1, maxLength: 100 },
  utm_campaign: { minLength: 1, maxLength: 100 },
  coupon: { maxLength: 100 },
  referral_code: { maxLength: 100 },
} as const;
