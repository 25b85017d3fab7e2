export const changeAssignmentsLimits = {
  assign: { maxItems: 1000 },
  unassign: { maxItems: 1000 },
} as const;
