import type { EntityManager } from 'typeorm';
import { isOfDays, isWanted, countRows } from './is-wanted.js';
import type { DatedTable, FoundPage, RowsWanted } from './newest-page.queries.js';

/** An SQL sort key. It needs an index that starts with it and includes the id and the filter column. */
export interface SortKey {
  key: string;
  isDescending: boolean;
  isUnique?: boolean;
}

export async function findSorted(
  manager: Pick<EntityManager, 'query'>,
  table: DatedTable,
  sortKey: SortKey,
  { from, limit, only, firstDay, lastDay }: RowsWanted,
): Promise<FoundPage> {
  const wanted = [only ?? null, firstDay ?? null, lastDay ?? null];
  const total = await countRows(manager, table, { only, firstDay, lastDay });
  const to = Math.min(from + limit, total);
  if (to <= from) return { ids: [], total };
  const isBackwards = total - to < from;
  const order = { ...sortKey, isDescending: sortKey.isDescending !== isBackwards };
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM (SELECT id, ${sortKey.key} AS key FROM ${table.name}
       WHERE ${isWanted(table)} AND ${isOfDays(table, '$2', '$3')}) AS keyed
     ${orderBy(order)} OFFSET $4 LIMIT $5`,
    [...wanted, isBackwards ? total - to : from, to - from],
  );
  const ids = rows.map(({ id }) => id);
  return { ids: isBackwards ? ids.toReversed() : ids, total };
}

export function orderBy({ isDescending, isUnique = false }: SortKey): string {
  const columns = isUnique ? ['key'] : ['key', 'id'];
  return `ORDER BY ${columns.map((each) => `${each} ${isDescending ? 'DESC' : 'ASC'}`).join()}`;
}
