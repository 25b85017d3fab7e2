export const confirmPasskeyLimits = { current_password: { minLength: 1, maxLength: 200 } } as const;
