export const renameAccountLimits = { name: { minLength: 1, maxLength: 255 } } as const;
