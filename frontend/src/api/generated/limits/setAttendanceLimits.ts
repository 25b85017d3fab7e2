export const setAttendanceLimits = {
  ids: { minItems: 1, maxItems: 1000, items: { maxLength: 255 } },
} as const;
