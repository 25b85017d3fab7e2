export const pageLimits = { limit: { maximum: 100 } } as const;
