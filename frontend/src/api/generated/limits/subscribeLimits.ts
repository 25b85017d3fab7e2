export const subscribeLimits = { email: { maxLength: 254 } } as const;
