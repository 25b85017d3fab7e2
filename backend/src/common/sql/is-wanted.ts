import type { DatedTable } from './newest-page.queries.js';

/** SQL that says whether a row or a count is wanted; $1 is the value of the filter, or null. */
export function isWanted({ filter, where = 'true' }: DatedTable): string {
  return `${where} AND ` + (filter ? `($1::text IS NULL OR ${filter} = $1)` : '$1::text IS NULL');
}

/** SQL that says whether a row is of these days, which are parameters such as `$5`, or null. */
export function isOfDays({ date }: DatedTable, firstDay: string, lastDay: string): string {
  const midnight = (day: string) => `(${day})::timestamp AT TIME ZONE 'UTC'`;
  return (
    `(${firstDay}::date IS NULL OR ${date} >= ${midnight(`${firstDay}::date`)}) AND ` +
    `(${lastDay}::date IS NULL OR ${date} < ${midnight(`${lastDay}::date + 1`)})`
  );
}

/** The same of a count, by its day. */
export function isDayOf(firstDay: string, lastDay: string): string {
  return (
    `day >= coalesce(${firstDay}::date, '-infinity') AND ` +
    `day <= coalesce(${lastDay}::date, 'infinity')`
  );
}
