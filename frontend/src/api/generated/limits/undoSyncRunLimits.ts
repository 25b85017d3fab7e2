export const undoSyncRunLimits = {
  course_ids: { minItems: 1, maxItems: 500, items: { maxLength: 255 } },
} as const;
