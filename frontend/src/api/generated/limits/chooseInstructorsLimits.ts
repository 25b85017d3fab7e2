export const chooseInstructorsLimits = { ids: { maxItems: 10 } } as const;
