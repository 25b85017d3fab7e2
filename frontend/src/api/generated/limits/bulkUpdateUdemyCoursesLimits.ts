export const bulkUpdateUdemyCoursesLimits = { ids: { minItems: 1, maxItems: 500 } } as const;
