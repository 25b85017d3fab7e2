export const saveRedirectLimits = {
  from: { minLength: 1, maxLength: 2048 },
  to: { minLength: 1, maxLength: 2048 },
} as const;
