export const deleteMatchingTestimonialsLimits = {
  search: { minLength: 0, maxLength: 255 },
  count: { minimum: 1, maximum: 1000 },
} as const;
