export const markdownLimits = { markdown: { minLength: 0, maxLength: 50000 } } as const;
