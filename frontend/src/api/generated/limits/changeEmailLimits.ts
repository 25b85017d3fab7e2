export const changeEmailLimits = {
  email: { maxLength: 254 },
  current_password: { minLength: 1, maxLength: 200 },
} as const;
