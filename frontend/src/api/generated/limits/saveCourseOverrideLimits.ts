export const saveCourseOverrideLimits = {
  title: { maxLength: 500 },
  description: { maxLength: 10000 },
  category: { maxLength: 255 },
  level: { maxLength: 255 },
  duration: { maxLength: 255 },
  format: { maxLength: 255 },
  price: { minimum: 0, maximum: 1000000 },
  imageUrl: { maxLength: 2048 },
  curriculum: { maxItems: 200, items: { maxLength: 500 } },
  outcomes: { maxItems: 200, items: { maxLength: 500 } },
} as const;
