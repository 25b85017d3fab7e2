export const bulkUpdateCoursesLimits = {
  category: { maxLength: 255 },
  level: { maxLength: 255 },
  ids: { minItems: 1, maxItems: 500 },
  etags: { maxItems: 500, items: { maxLength: 32 } },
} as const;
