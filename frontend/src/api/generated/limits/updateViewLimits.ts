export const updateViewLimits = {
  name: { minLength: 1, maxLength: 50 },
  address: { minLength: 0, maxLength: 2000 },
  hidden_columns: { maxItems: 30, items: { maxLength: 50 } },
} as const;
