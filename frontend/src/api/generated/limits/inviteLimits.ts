export const inviteLimits = {
  email: { maxLength: 254 },
  name: { minLength: 1, maxLength: 255 },
} as const;
