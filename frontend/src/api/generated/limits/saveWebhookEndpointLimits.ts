export const saveWebhookEndpointLimits = {
  name: { minLength: 1, maxLength: 50 },
  url: { minLength: 1, maxLength: 2048 },
  events: { minItems: 1, maxItems: 7 },
} as const;
