export const selectionTokenLimits = { token: { minLength: 1, maxLength: 30000 } } as const;
