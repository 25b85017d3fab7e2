import type { EntityManager } from 'typeorm';
import { countRows, containsPattern, isLike, isOfDays, isWanted } from './is-wanted.js';
import {
  type DatedTable,
  type DaysWanted,
  type FoundPage,
  type PageWanted,
  type RowsWanted,
} from './newest-page.queries.js';
import { type Manager, queryColumn } from './query.js';
import { orderBy, type SortKey } from './sorted-page.queries.js';

export const MOST_MATCHES = 1_000;

export const NEWEST = 100_000;

export interface FoundMatches<Shown> extends FoundPage {
  shown: Shown;
}

export function findMatches<Shown = undefined>(
  manager: Pick<EntityManager, 'query'>,
  table: DatedTable,
  search: string,
  { page, limit, ...wanted }: PageWanted,
  shown?: string,
): Promise<FoundMatches<Shown>> {
  const rows = { from: (page - 1) * limit, limit, ...wanted };
  return findMatchingRows(manager, table, search, rows, shown);
}

/** A term counts as frequent if the newest 500 rows contain a page of matches. */
const SAMPLE = 500;
const FREQUENT = 25;

/**
 * Finds rare terms by trigram index and sorts them; finds frequent ones by walking from the newest row.
 * @param shown SQL that is computed from `found.ids` and returned with them
 */
export async function findMatchingRows<Shown = undefined>(
  manager: Pick<EntityManager, 'query'>,
  table: DatedTable,
  search: string,
  { from, limit, oldestFirst, sortKey, ...rows }: RowsWanted,
  shown?: string,
): Promise<FoundMatches<Shown>> {
  const order = sortKey ?? { key: table.date, isDescending: !oldestFirst };
  const source = sourceOf(table, search);
  const wanted = [rows.only ?? null, rows.firstDay ?? null, rows.lastDay ?? null];
  const most = Math.max(0, Math.min(limit, MOST_MATCHES - from));
  const values = [...wanted, containsPattern(search), from, most];
  const find = async (found: string) => {
    const statement = shown ? `SELECT *, ${shown} AS shown FROM (${found}) AS found` : found;
    const [answer] = await manager.query<[FoundMatches<Shown>]>(statement, values);
    return answer;
  };
  const isCut = !hasTrigram(search) && (await countRows(manager, table, rows)) > NEWEST;
  const limits = isCut ? { searchedNewest: NEWEST } : {};
  // Planning both in one statement takes longer than two statements, unless `shown` is needed too.
  const isWhole = shown !== undefined && !sortKey;
  const gathered = await find(gather(source, order, isWhole));
  if (gathered.total <= MOST_MATCHES) return { ...gathered, ...limits };
  const cut = { total: MOST_MATCHES, truncated: true, ...limits };
  if (isWhole || most === 0) return { ...gathered, ...cut };
  const isWalked = !sortKey || (await isFrequent(manager, table, search, rows));
  const sorted = isWalked ? walk(source, order) : sort(source, order);
  // MATERIALIZED, because the planner would otherwise search once for each reference.
  const once = `WITH page AS MATERIALIZED (SELECT ARRAY(${sorted}) AS ids) SELECT ids FROM page`;
  return { ...(await find(once)), ...cut };
}

interface MatchesWanted extends DaysWanted {
  search?: string;
  only?: string;
  before: Date;
  limit: number;
}

export function findMatchesBefore(
  manager: Manager,
  table: DatedTable,
  { search = '', only, firstDay, lastDay, before, limit }: MatchesWanted,
): Promise<string[]> {
  const old = { ...table, where: `${table.where ?? 'true'} AND ${table.date} <= $5` };
  return queryColumn(
    manager,
    `SELECT id FROM ${sourceOf(old, search)} ORDER BY ${table.date} DESC, id DESC LIMIT $6`,
    [
      ...[only ?? null, firstDay ?? null, lastDay ?? null],
      ...[containsPattern(search), before, limit],
    ],
  );
}

function sourceOf(table: DatedTable, search: string): string {
  const isOneOf = `${isWanted(table)} AND ${isOfDays(table, '$2', '$3')}`;
  const isMatch = isLike(table.searched, '$4');
  return search === '' || hasTrigram(search)
    ? `${table.name} WHERE ${isOneOf} AND ${isMatch}`
    : `(SELECT * FROM ${table.name} WHERE ${isOneOf}
        ORDER BY ${table.date} DESC, id DESC LIMIT ${NEWEST}) AS newest WHERE ${isMatch}`;
}

function hasTrigram(search: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(search);
}

async function isFrequent(
  manager: Pick<EntityManager, 'query'>,
  table: DatedTable,
  search: string,
  { only, firstDay, lastDay }: Pick<RowsWanted, 'only' | 'firstDay' | 'lastDay'>,
): Promise<boolean> {
  const [{ matches }] = await manager.query<[{ matches: number }]>(
    `SELECT count(*)::int AS matches FROM (
       SELECT ${table.searched} AS text FROM ${table.name}
       WHERE ${isWanted(table)} AND ${isOfDays(table, '$2', '$3')}
       ORDER BY ${table.date} DESC, id DESC LIMIT ${SAMPLE}
     ) AS newest WHERE strpos(text, fold($4)) > 0`,
    [only ?? null, firstDay ?? null, lastDay ?? null, search],
  );
  return matches >= FREQUENT;
}

const inOrder = (order: SortKey) => `${orderBy(order)} OFFSET $5 LIMIT $6`;

const keyed = (source: string, { key }: SortKey) => `SELECT id, ${key} AS key FROM ${source}`;

/** With too many matches, the page is found by walking or by a second statement. */
const gather = (source: string, order: SortKey, isWhole: boolean) => `
  WITH matches AS MATERIALIZED (
    ${keyed(source, order)} LIMIT ${MOST_MATCHES + 1}
  ), counted AS (SELECT count(*)::int AS total FROM matches)
  SELECT total, CASE WHEN total <= ${MOST_MATCHES}
    THEN ARRAY(SELECT id FROM matches ${inOrder(order)})
    ELSE ${isWhole ? `ARRAY(${walk(source, order)})` : `'{}'`}
  END AS ids FROM counted`;

const walk = (source: string, order: SortKey) =>
  `SELECT id FROM (${keyed(source, order)}) AS matches ${inOrder(order)}`;

/** Rare matches may be far apart, so walking could read the whole table. */
const sort = (source: string, order: SortKey) => `
  WITH matches AS MATERIALIZED (${keyed(source, order)})
  SELECT id FROM matches ${inOrder(order)}`;
