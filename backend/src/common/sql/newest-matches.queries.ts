import type { EntityManager } from 'typeorm';
import { containsPattern } from './contains-pattern.js';
import { isOfDays, isWanted } from './is-wanted.js';
import {
  type DatedTable,
  type FoundPage,
  type PageWanted,
  type RowsWanted,
} from './newest-page.queries.js';
import { orderBy, type SortKey } from './sorted-page.queries.js';

/** What a search counts and lists at most: 20 pages. Nobody turns more, and counting costs time. */
export const MOST_MATCHES = 1_000;

export function findMatches(
  manager: Pick<EntityManager, 'query'>,
  table: DatedTable,
  search: string,
  { page, limit, ...wanted }: PageWanted,
): Promise<FoundPage> {
  return findMatchingRows(manager, table, search, { from: (page - 1) * limit, limit, ...wanted });
}

/** So many of the newest rows tell whether a short term is frequent, which is when so many match. */
const SAMPLE = 2_000;
const FREQUENT = 100;

/** Few matches are gathered by trigrams and sorted, many found by walking from the newest on. */
export async function findMatchingRows(
  manager: Pick<EntityManager, 'query'>,
  table: DatedTable,
  search: string,
  { from, limit, oldestFirst, sortKey, ...rows }: RowsWanted,
): Promise<FoundPage> {
  const order = sortKey ?? { key: table.date, isDescending: !oldestFirst };
  const byPairs = !hasTrigram(search) && !(await isFrequent(manager, table, search, rows));
  const wanted = [rows.only ?? null, rows.firstDay ?? null, rows.lastDay ?? null];
  const values = [...wanted, byPairs ? search : containsPattern(search), from, limit];
  const [gathered] = await manager.query<[{ total: number; ids: string[] }]>(
    gather(table, byPairs, order),
    values,
  );
  if (gathered.total <= MOST_MATCHES) return gathered;
  const found = { total: MOST_MATCHES, truncated: true };
  if (from >= MOST_MATCHES) return { ...found, ids: [] };
  values[5] = Math.min(limit, MOST_MATCHES - from);
  const isWalked = !sortKey || (await isFrequent(manager, table, search, rows));
  const statement = isWalked ? walk(table, byPairs, order) : sort(table, byPairs, order);
  const sorted = await manager.query<{ id: string }[]>(statement, values);
  return { ...found, ids: sorted.map(({ id }) => id) };
}

// LIKE would bring in the index of trigrams, and with it a second look at every row.
const matching = (table: DatedTable, byPairs: boolean) =>
  `${isOneOf(table)} AND ` +
  (byPairs
    ? `strpos(${table.searched}, lower($4)) > 0
       AND bigrams(${table.searched}) @@ bigram_query(lower($4))`
    : `${table.searched} LIKE lower($4)`);

const isOneOf = (table: DatedTable) => `${isWanted(table)} AND ${isOfDays(table, '$2', '$3')}`;

/** Trigrams are of letters and digits; whatever has none is found by pairs of characters. */
function hasTrigram(search: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(search);
}

/** What is frequent needs no index: walking meets it soon. */
async function isFrequent(
  manager: Pick<EntityManager, 'query'>,
  table: DatedTable,
  search: string,
  { only, firstDay, lastDay }: Pick<RowsWanted, 'only' | 'firstDay' | 'lastDay'>,
): Promise<boolean> {
  const [{ matches }] = await manager.query<[{ matches: number }]>(
    `SELECT count(*)::int AS matches FROM (
       SELECT ${table.searched} AS text FROM ${table.name} WHERE ${isOneOf(table)}
       ORDER BY ${table.date} DESC, id DESC LIMIT ${SAMPLE}
     ) AS newest WHERE strpos(text, lower($4)) > 0`,
    [only ?? null, firstDay ?? null, lastDay ?? null, search],
  );
  return matches >= FREQUENT;
}

const inOrder = (order: SortKey) => `${orderBy(order)} OFFSET $5 LIMIT $6`;

const keyed = (table: DatedTable, byPairs: boolean, { key }: SortKey) =>
  `SELECT id, ${key} AS key FROM ${table.name} WHERE ${matching(table, byPairs)}`;

const gather = (table: DatedTable, byPairs: boolean, order: SortKey) => `
  WITH matches AS MATERIALIZED (
    ${keyed(table, byPairs, order)} LIMIT ${MOST_MATCHES + 1}
  )
  SELECT
    (SELECT count(*)::int FROM matches) AS total,
    ARRAY(SELECT id FROM matches ${inOrder(order)}) AS ids`;

const walk = (table: DatedTable, byPairs: boolean, order: SortKey) =>
  `SELECT id FROM (${keyed(table, byPairs, order)}) AS matches ${inOrder(order)}`;

/** What is not frequent may stand all together by its key: walking there could pass over all rows. */
const sort = (table: DatedTable, byPairs: boolean, order: SortKey) => `
  WITH matches AS MATERIALIZED (${keyed(table, byPairs, order)})
  SELECT id FROM matches ${inOrder(order)}`;
