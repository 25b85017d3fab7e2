import type { Manifest } from './manifest.js';

/** Such as "31 tables with 12,345 rows of 2026-03-04T05:06:07.000Z". */
export function describeBackup({ tables, made_at: madeAt }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tables with ${rows.toLocaleString('en-US')} rows of ${madeAt}`;
}
