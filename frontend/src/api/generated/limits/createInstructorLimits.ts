export const createInstructorLimits = {
  title: { maxLength: 255 },
  bio: { maxLength: 300 },
  portrait: { maxLength: 2048 },
  link: { maxLength: 2048 },
  name: { minLength: 1, maxLength: 255 },
} as const;
