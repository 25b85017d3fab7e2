export const udemyPromotionLimits = {
  referral_code: { maxLength: 60 },
  coupons: { maxItems: 50 },
} as const;
