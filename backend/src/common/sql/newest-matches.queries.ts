import type { EntityManager } from 'typeorm';
import { containsPattern } from './contains-pattern.js';
import {
  type DatedTable,
  type FoundPage,
  isWanted,
  type PageWanted,
  type RowsWanted,
} from './newest-page.queries.js';

/** What a search counts and lists at most: 20 pages. Nobody turns more, and counting costs time. */
export const MOST_MATCHES = 1_000;

export function findMatches(
  manager: Pick<EntityManager, 'query'>,
  table: DatedTable,
  search: string,
  { page, limit, only }: PageWanted,
): Promise<FoundPage> {
  return findMatchingRows(manager, table, search, { from: (page - 1) * limit, limit, only });
}

/** Few matches are gathered by trigrams and sorted, many found by walking from the newest on. */
export async function findMatchingRows(
  manager: Pick<EntityManager, 'query'>,
  table: DatedTable,
  search: string,
  { from, limit, only }: RowsWanted,
): Promise<FoundPage> {
  const values = [only ?? null, containsPattern(search), from, limit];
  const [gathered] = await manager.query<[{ total: number; ids: string[] }]>(gather(table), values);
  if (gathered.total <= MOST_MATCHES) return gathered;
  const found = { total: MOST_MATCHES, truncated: true };
  if (from >= MOST_MATCHES) return { ...found, ids: [] };
  values[3] = Math.min(limit, MOST_MATCHES - from);
  const rows = await manager.query<{ id: string }[]>(walk(table), values);
  return { ...found, ids: rows.map(({ id }) => id) };
}

const matching = (table: DatedTable) => `${isWanted(table)} AND ${table.searched} LIKE lower($2)`;

const newestFirst = ({ date }: DatedTable) => `ORDER BY ${date} DESC, id DESC OFFSET $3 LIMIT $4`;

const gather = (table: DatedTable) => `
  WITH matches AS MATERIALIZED (
    SELECT id, ${table.date} FROM ${table.name} WHERE ${matching(table)} LIMIT ${MOST_MATCHES + 1}
  )
  SELECT
    (SELECT count(*)::int FROM matches) AS total,
    ARRAY(SELECT id FROM matches ${newestFirst(table)}) AS ids`;

const walk = (table: DatedTable) =>
  `SELECT id FROM ${table.name} WHERE ${matching(table)} ${newestFirst(table)}`;
