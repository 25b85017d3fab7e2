export const selectionLimits = {
  count: { minimum: 0, maximum: 1000 },
  samples: { maxItems: 10 },
} as const;
