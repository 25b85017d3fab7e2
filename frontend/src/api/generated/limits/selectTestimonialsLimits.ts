export const selectTestimonialsLimits = { search: { minLength: 0, maxLength: 255 } } as const;
