export const bulkSetTestimonialStatusLimits = {
  ids: { minItems: 1, maxItems: 1000, items: { maxLength: 255 } },
  etags: { maxItems: 1000 },
} as const;
