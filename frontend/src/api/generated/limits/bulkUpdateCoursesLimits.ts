export const bulkUpdateCoursesLimits = {
  ids: { minItems: 1, maxItems: 500 },
  etags: { maxItems: 500, items: { maxLength: 32 } },
  category: { maxLength: 255 },
  level: { maxLength: 255 },
} as const;
