export const reauthenticateLimits = {
  current_password: { minLength: 1, maxLength: 200 },
  code: { minLength: 1, maxLength: 40 },
} as const;
