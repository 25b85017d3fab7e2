import type { Manifest } from './manifest.js';

export function describeBackup({ tables, pictures, made_at: madeAt }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const sent =
    pictures.length === 0 ? '' : ` and ${pictures.length.toLocaleString('en-US')} pictures`;
  return `${tables.length} tables with ${rows.toLocaleString('en-US')} rows${sent} of ${madeAt}`;
}

/** Describes missing pictures for the operator; empty if none are missing. */
export function describeMissing({ missing_pictures: missing }: Manifest): string {
  if (missing.length === 0) return '';
  return `Pictures that people have sent are not in the backup, as their files are missing: ${missing.join(', ')}.`;
}
