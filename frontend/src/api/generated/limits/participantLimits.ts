export const participantLimits = {
  name: { minLength: 1, maxLength: 100 },
  email: { maxLength: 254 },
} as const;
