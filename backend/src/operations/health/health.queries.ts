import { type Manager, queryRow } from '../../common/sql/query.js';

/** Sorts more than fits into memory, because reads work on a full disk for hours. */
const WRITE_TO_DISK =
  "SET LOCAL work_mem = '64kB'; " +
  'SELECT count(*) FROM (SELECT n FROM generate_series(1, 8000) AS n ORDER BY -n OFFSET 0) AS sorted';

export async function writeToDisk(manager: Manager): Promise<void> {
  await manager.query(WRITE_TO_DISK);
}

/** Returns how many of these migrations have run, and whether the database is read-only. */
export function readSchema(
  manager: Manager,
  needed: readonly string[],
): Promise<{ migrations: number; read_only: boolean }> {
  return queryRow(
    manager,
    `SELECT (SELECT count(*)::int FROM migrations WHERE name = ANY ($1)) AS migrations,
       current_setting('transaction_read_only') = 'on' AS read_only`,
    [needed],
  );
}

export async function reach(manager: Manager): Promise<void> {
  await manager.query('SELECT 1');
}
