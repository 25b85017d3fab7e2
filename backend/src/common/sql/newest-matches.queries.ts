import type { EntityManager } from 'typeorm';
import { countRows } from './count-rows.queries.js';
import { containsPattern, isLike } from './is-like.js';
import { isOfDays, isWanted } from './is-wanted.js';
import {
  type DatedTable,
  type DaysWanted,
  type FoundPage,
  type PageWanted,
  type RowsWanted,
} from './newest-page.queries.js';
import { type Manager, queryColumn } from './query.js';
import { orderBy, type SortKey } from './sorted-page.queries.js';

/** What a search counts and lists at most: 20 pages. Nobody turns more, and counting costs time. */
export const MOST_MATCHES = 1_000;

/** Rows that a search looks through which no index of trigrams answers. */
export const NEWEST = 100_000;

export interface FoundMatches<Shown> extends FoundPage {
  shown: Shown;
}

/** @param shown as of `findMatchingRows` */
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

/** So many of the newest rows tell whether a term is frequent, which is when so many match. */
const SAMPLE = 500;
const FREQUENT = 25;

/**
 * Few matches are gathered by trigrams and sorted, many found by walking from the newest on. In order of
 * date, whatever is shown is of one statement. @param shown SQL: a value made of `found.ids`, to be answered with them
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
  // To plan both at once takes longer than to ask twice, unless what is shown makes up for it.
  const isWhole = shown !== undefined && !sortKey;
  const gathered = await find(gather(source, order, isWhole));
  if (gathered.total <= MOST_MATCHES) return { ...gathered, ...limits };
  const cut = { total: MOST_MATCHES, truncated: true, ...limits };
  if (isWhole || most === 0) return { ...gathered, ...cut };
  const isWalked = !sortKey || (await isFrequent(manager, table, search, rows));
  const sorted = isWalked ? walk(source, order) : sort(source, order);
  // WITH, else the planner would look for them once for each place that names them.
  const once = `WITH page AS MATERIALIZED (SELECT ARRAY(${sorted}) AS ids) SELECT ids FROM page`;
  return { ...(await find(once)), ...cut };
}

interface MatchesWanted extends DaysWanted {
  search?: string;
  only?: string;
  before: Date;
  limit: number;
}

/** Returns the ids of the newest rows that match, none of which is newer than `before`. */
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

/** SQL: the rows that match $4, as FROM has them. Terms without a trigram are looked for in the newest rows alone. */
function sourceOf(table: DatedTable, search: string): string {
  const isOneOf = `${isWanted(table)} AND ${isOfDays(table, '$2', '$3')}`;
  const isMatch = isLike(table.searched, '$4');
  return search === '' || hasTrigram(search)
    ? `${table.name} WHERE ${isOneOf} AND ${isMatch}`
    : `(SELECT * FROM ${table.name} WHERE ${isOneOf}
        ORDER BY ${table.date} DESC, id DESC LIMIT ${NEWEST}) AS newest WHERE ${isMatch}`;
}

/** Trigrams are of letters and digits. */
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

/** Where too many match, those of the page are found by walking, or left to a second statement. */
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

/** What is not frequent may stand all together by its key: walking there could pass over all rows. */
const sort = (source: string, order: SortKey) => `
  WITH matches AS MATERIALIZED (${keyed(source, order)})
  SELECT id FROM matches ${inOrder(order)}`;
