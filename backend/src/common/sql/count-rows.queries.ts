import type { EntityManager } from 'typeorm';
import { isDayOf, isWanted } from './is-wanted.js';
import type { DatedTable, RowsWanted } from './newest-page.queries.js';

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
