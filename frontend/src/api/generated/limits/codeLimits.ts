export const codeLimits = { code: { minLength: 1, maxLength: 40 } } as const;
