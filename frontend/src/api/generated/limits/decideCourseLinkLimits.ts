export const decideCourseLinkLimits = {
  thinkific_id: { minLength: 1, maxLength: 255 },
  udemy_id: { minLength: 1, maxLength: 255 },
} as const;
