import type { DatedTable, RowsWanted } from './newest-page.queries.js';
import type { EntityManager } from 'typeorm';

export function containsPattern(text: string): string {
  // NFKD, as in `fold`, can produce wildcard characters, so it must run before escaping.
  return `%${text.normalize('NFKD').replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * Returns SQL that matches folded text.
 * @param pattern a parameter such as `$4` with the result of `containsPattern`; text that consists of accents alone
 * finds nothing
 */
export function isLike(folded: string, pattern: string): string {
  const sought = `fold(${pattern})`;
  return `(${pattern} = '%%' OR ${sought} <> '%%') AND ${folded} LIKE ${sought}`;
}

export async function countRows(
  manager: Pick<EntityManager, 'query'>,
  table: DatedTable,
  { only, firstDay, lastDay }: Pick<RowsWanted, 'only' | 'firstDay' | 'lastDay'>,
): Promise<number> {
  const [{ total }] = await manager.query<[{ total: number }]>(
    `SELECT coalesce(sum(total), 0)::float8 AS total FROM ${table.counts}
     WHERE ${isWanted(table)} AND ${isDayOf('$2', '$3')}`,
    [only ?? null, firstDay ?? null, lastDay ?? null],
  );
  return total;
}

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
