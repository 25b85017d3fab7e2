import type { EntityManager } from 'typeorm';
import { isDayOf, isWanted } from './is-wanted.js';
import { findSorted, type SortKey } from './sorted-page.queries.js';

export interface DatedTable {
  name: string;
  date: string;
  searched: string;
  counts: string;
  filter?: string;
  where?: string;
}

export interface DaysWanted {
  firstDay?: string;
  lastDay?: string;
}

export interface PageWanted extends DaysWanted {
  page: number;
  limit: number;
  only?: string;
  oldestFirst?: boolean;
  sortKey?: SortKey;
}

export interface RowsWanted extends DaysWanted {
  from: number;
  limit: number;
  only?: string;
  oldestFirst?: boolean;
  sortKey?: SortKey;
}

export interface FoundPage {
  ids: string[];
  total: number;
  truncated?: boolean;
  searchedNewest?: number;
}

export function findPage(
  manager: Pick<EntityManager, 'query'>,
  table: DatedTable,
  { page, limit, ...wanted }: PageWanted,
): Promise<FoundPage> {
  return findRows(manager, table, { from: (page - 1) * limit, limit, ...wanted });
}

/** Finds a page by date. The counts of each day keep the OFFSET small, however old the rows are. */
export async function findRows(
  manager: Pick<EntityManager, 'query'>,
  table: DatedTable,
  { oldestFirst, sortKey, ...wanted }: RowsWanted,
): Promise<FoundPage> {
  if (sortKey) return findSorted(manager, table, sortKey, wanted);
  if (!oldestFirst) return findNewest(manager, table, wanted);
  const { from, limit } = wanted;
  const { total } = await findNewest(manager, table, { ...wanted, limit: 0 });
  const start = Math.max(0, total - from - limit);
  const mirrored = { ...wanted, from: start, limit: Math.max(0, total - from - start) };
  const { ids } = await findNewest(manager, table, mirrored);
  return { ids: ids.toReversed(), total };
}

async function findNewest(
  manager: Pick<EntityManager, 'query'>,
  table: DatedTable,
  { from, limit, only, firstDay, lastDay }: RowsWanted,
): Promise<FoundPage> {
  const values = [only ?? null, from, from + limit, firstDay ?? null, lastDay ?? null];
  const [place] = await manager.query<[Place]>(placeOf(table), values);
  const { total, newer, older } = place;
  if (limit === 0 || from >= total) return { ids: [], total };
  const to = Math.min(from + limit, total);
  const backwards = total - older - to < from - newer;
  const rows = await manager.query<{ id: string }[]>(
    backwards ? fromTheOlderEnd(table) : fromTheNewerEnd(table),
    [
      only ?? null,
      backwards ? place.last_day : place.first_day,
      backwards ? total - older - to : from - newer,
      to - from,
    ],
  );
  const ids = rows.map(({ id }) => id);
  return { ids: backwards ? ids.toReversed() : ids, total };
}

interface Place {
  total: number;
  first_day: string;
  newer: number;
  last_day: string;
  older: number;
}

/** $2 and $3 are the numbers of rows newer than the page, without and with the page; $4 and $5 are days. */
const placeOf = (table: DatedTable) => `
  WITH days AS (
    SELECT day, sum(total) AS rows FROM ${table.counts}
    WHERE ${isWanted(table)} AND ${isDayOf('$4', '$5')}
    GROUP BY day
  ), placed AS (
    SELECT day, rows, sum(rows) OVER (ORDER BY day DESC) AS until FROM days
  )
  SELECT
    coalesce(sum(rows), 0)::float8 AS total,
    (max(day) FILTER (WHERE until > $2))::text AS first_day,
    coalesce(sum(rows) FILTER (WHERE until <= $2), 0)::float8 AS newer,
    (min(day) FILTER (WHERE until - rows < $3))::text AS last_day,
    coalesce(sum(rows) FILTER (WHERE until - rows >= $3), 0)::float8 AS older
  FROM placed`;

const fromTheNewerEnd = (table: DatedTable) => `
  SELECT id FROM ${table.name}
  WHERE ${isWanted(table)} AND ${table.date} < ($2::date + 1)::timestamp AT TIME ZONE 'UTC'
  ORDER BY ${table.date} DESC, id DESC OFFSET $3 LIMIT $4`;

const fromTheOlderEnd = (table: DatedTable) => `
  SELECT id FROM ${table.name}
  WHERE ${isWanted(table)} AND ${table.date} >= $2::date::timestamp AT TIME ZONE 'UTC'
  ORDER BY ${table.date}, id OFFSET $3 LIMIT $4`;
