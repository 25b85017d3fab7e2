export const createFirstAdminLimits = {
  username: { minLength: 3, maxLength: 50 },
  name: { minLength: 1, maxLength: 255 },
  email: { maxLength: 254 },
  password: { minLength: 6, maxLength: 200 },
} as const;
