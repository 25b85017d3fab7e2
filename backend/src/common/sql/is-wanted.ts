import type { DatedTable } from './newest-page.queries.js';

export function isWanted({ filter, where = 'true' }: DatedTable): string {
  return `${where} AND ` + (filter ? `($1::text IS NULL OR ${filter} = $1)` : '$1::text IS NULL');
}

export function isOfDays({ date }: DatedTable, firstDay: string, lastDay: string): string {
  const midnight = (day: string) => `(${day})::timestamp AT TIME ZONE 'UTC'`;
  return (
    `(${firstDay}::date IS NULL OR ${date} >= ${midnight(`${firstDay}::date`)}) AND ` +
    `(${lastDay}::date IS NULL OR ${date} < ${midnight(`${lastDay}::date + 1`)})`
  );
}

export function isDayOf(firstDay: string, lastDay: string): string {
  return (
    `day >= coalesce(${firstDay}::date, '-infinity') AND ` +
    `day <= coalesce(${lastDay}::date, 'infinity')`
  );
}
