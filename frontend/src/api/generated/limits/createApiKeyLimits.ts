export const createApiKeyLimits = {
  name: { minLength: 1, maxLength: 50 },
  scopes: { minItems: 1, maxItems: 13 },
  expires_in_days: { minimum: 1, maximum: 3650 },
  addresses: { maxItems: 20, items: { maxLength: 50 } },
} as const;
