export const bulkUpdateUdemyCoursesLimits = {
  ids: { minItems: 1, maxItems: 500, items: { maxLength: 255 } },
} as const;
