import type { DatedTable } from './newest-page.queries.js';

/** SQL that says whether a row or a count is wanted; $1 is the value of the filter, or null. */
export function isWanted({ filter, where = 'true' }: DatedTable): string {
  return `${where} AND ` + (filter ? `($1::text IS NULL OR ${filter} = $1)` : '$1::text IS NULL');
}
