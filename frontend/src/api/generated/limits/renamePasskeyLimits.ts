export const renamePasskeyLimits = { name: { minLength: 1, maxLength: 60 } } as const;
