export const courseInterestLimits = { email: { maxLength: 254 } } as const;
