export const backToSourceLimits = {
  ids: { minItems: 1, maxItems: 500 },
  etags: { maxItems: 500, items: { maxLength: 32 } },
  fields: { minItems: 1 },
} as const;
