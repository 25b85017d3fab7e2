export const COHORTS = { format: 'cohort' } as const;
