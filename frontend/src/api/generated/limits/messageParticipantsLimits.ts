export const messageParticipantsLimits = {
  subject: { minLength: 1, maxLength: 200 },
  text: { minLength: 1, maxLength: 5000 },
} as const;
