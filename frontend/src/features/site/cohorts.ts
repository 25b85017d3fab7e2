/** What the API calls the courses that have a start date. */
export const COHORTS = { format: 'cohort' } as const;
