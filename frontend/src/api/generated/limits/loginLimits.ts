export const loginLimits = {
  username: { minLength: 1, maxLength: 255 },
  password: { minLength: 1, maxLength: 200 },
  code: { minLength: 1, maxLength: 40 },
} as const;
