export const changePasswordLimits = {
  current_password: { minLength: 1, maxLength: 200 },
  password: { minLength: 6, maxLength: 200 },
} as const;
