export const noteMissingSearchLimits = { search: { minLength: 1, maxLength: 100 } } as const;
