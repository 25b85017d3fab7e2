export const keepCourseOverrideLimits = { fields: { minItems: 1 } } as const;
