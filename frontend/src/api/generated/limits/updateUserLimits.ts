export const updateUserLimits = {
  name: { minLength: 1, maxLength: 255 },
  email: { maxLength: 254 },
  password: { minLength: 6, maxLength: 200 },
  phone: { maxLength: 255 },
} as const;
