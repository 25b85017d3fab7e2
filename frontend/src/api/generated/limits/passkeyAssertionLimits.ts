export const passkeyAssertionLimits = {
  credential_id: { minLength: 1, maxLength: 1400 },
  client_data: { minLength: 1, maxLength: 4096 },
  authenticator_data: { minLength: 1, maxLength: 4096 },
  signature: { minLength: 1, maxLength: 8192 },
  user_handle: { minLength: 1, maxLength: 100 },
} as const;
