export const addPasskeyLimits = {
  name: { minLength: 1, maxLength: 60 },
  credential_id: { minLength: 1, maxLength: 1400 },
  client_data: { minLength: 1, maxLength: 4096 },
  attestation: { minLength: 1, maxLength: 16384 },
  transports: { maxItems: 10, items: { maxLength: 30 } },
} as const;
