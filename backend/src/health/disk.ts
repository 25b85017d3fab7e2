/** Sorts more than fits into memory: a full disk would serve reads for hours, but save nothing. */
export const WRITE_TO_DISK =
  "SET LOCAL work_mem = '64kB'; " +
  'SELECT count(*) FROM (SELECT n FROM generate_series(1, 8000) AS n ORDER BY -n OFFSET 0) AS sorted';
