import type { EntityManager } from 'typeorm';
import { containsPattern } from './contains-pattern.js';
import { isFolded, isLike } from './is-folded.js';
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

/** So many of the newest rows tell whether a short term is frequent, which is when so many match. */
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
  const byPairs = !hasTrigram(search) && !(await isFrequent(manager, table, search, rows));
  const wanted = [rows.only ?? null, rows.firstDay ?? null, rows.lastDay ?? null];
  const most = Math.max(0, Math.min(limit, MOST_MATCHES - from));
  const values = [...wanted, byPairs ? search : containsPattern(search), from, most];
  const find = async (found: string) => {
    const statement = shown ? `SELECT *, ${shown} AS shown FROM (${found}) AS found` : found;
    const [answer] = await manager.query<[FoundMatches<Shown>]>(statement, values);
    return answer;
  };
  // To plan both at once takes longer than to ask twice, unless what is shown makes up for it; of a rare pair few match.
  const isWhole = shown !== undefined && !sortKey && !byPairs;
  const gathered = await find(gather(table, byPairs, order, isWhole));
  if (gathered.total <= MOST_MATCHES) return gathered;
  const cut = { total: MOST_MATCHES, truncated: true };
  if (isWhole || most === 0) return { ...gathered, ...cut };
  const isWalked = !sortKey || (await isFrequent(manager, table, search, rows));
  const sorted = isWalked ? walk(table, byPairs, order) : sort(table, byPairs, order);
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
  const byPairs = search !== '' && !hasTrigram(search);
  return queryColumn(
    manager,
    `SELECT id FROM ${table.name}
     WHERE ${matching(table, byPairs)} AND ${table.date} <= $5
     ORDER BY ${table.date} DESC, id DESC LIMIT $6`,
    [
      ...[only ?? null, firstDay ?? null, lastDay ?? null],
      ...[byPairs ? search : containsPattern(search), before, limit],
    ],
  );
}

const matching = (table: DatedTable, byPairs: boolean) =>
  `${isOneOf(table)} AND ${byPairs ? hasPairs(table) : isLike(table.searched, '$4')}`;

// LIKE would bring in the index of trigrams, and with it a second look at every row. What the index has found
// for sure is not looked for again where it stands by itself.
const hasPairs = ({ searched }: DatedTable) =>
  `${isFolded(searched, (text) => `strpos(${text}, fold($4)) > 0`)}
   AND ${isFolded(searched, (text) => `bigrams(${text}) @@ bigram_query(fold($4))`)}`;

const isOneOf = (table: DatedTable) => `${isWanted(table)} AND ${isOfDays(table, '$2', '$3')}`;

/** Trigrams are of letters and digits; whatever has none is found by pairs of characters. */
function hasTrigram(search: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(search);
}

/** What is frequent needs no index: walking meets it soon. Of so many rows, folding each would cost more than a search. */
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
     ) AS newest WHERE strpos(text, fold($4)) > 0 OR strpos(text, lower($4)) > 0`,
    [only ?? null, firstDay ?? null, lastDay ?? null, search],
  );
  return matches >= FREQUENT;
}

const inOrder = (order: SortKey) => `${orderBy(order)} OFFSET $5 LIMIT $6`;

const keyed = (table: DatedTable, byPairs: boolean, { key }: SortKey) =>
  `SELECT id, ${key} AS key FROM ${table.name} WHERE ${matching(table, byPairs)}`;

/** Where too many match, those of the page are found by walking, or left to a second statement. */
const gather = (table: DatedTable, byPairs: boolean, order: SortKey, isWhole: boolean) => `
  WITH matches AS MATERIALIZED (
    ${keyed(table, byPairs, order)} LIMIT ${MOST_MATCHES + 1}
  ), counted AS (SELECT count(*)::int AS total FROM matches)
  SELECT total, CASE WHEN total <= ${MOST_MATCHES}
    THEN ARRAY(SELECT id FROM matches ${inOrder(order)})
    ELSE ${isWhole ? `ARRAY(${walk(table, byPairs, order)})` : `'{}'`}
  END AS ids FROM counted`;

const walk = (table: DatedTable, byPairs: boolean, order: SortKey) =>
  `SELECT id FROM (${keyed(table, byPairs, order)}) AS matches ${inOrder(order)}`;

/** What is not frequent may stand all together by its key: walking there could pass over all rows. */
const sort = (table: DatedTable, byPairs: boolean, order: SortKey) => `
  WITH matches AS MATERIALIZED (${keyed(table, byPairs, order)})
  SELECT id FROM matches ${inOrder(order)}`;
