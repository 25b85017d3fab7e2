import type { DataSource } from 'typeorm';
import { EXACT, LEAST_LIKENESS, START, type Term, TYPO } from '../../common/search/search-terms.js';

/** The best rank of each course that has something, by its id. */
export type Ranks = Map<string, number>;

/** A word to look for, in a way to say a term; a typo's correction is looked for as it stands. */
interface Sought {
  term: number;
  way: number;
  part: number;
  /** Of this way, all together. */
  parts: number;
  text: string;
  typo: boolean;
}

interface TermRow {
  term: number;
  ids: string[];
  ranks: number[];
}

/**
 * In each step less is better but for the words of one way, which must all be there. The words come
 * first, by their index, whatever the planner thinks of how many courses are visible.
 */
const RANKS = `
  WITH matches AS MATERIALIZED (
    SELECT term, way, part, parts, thinkific_id AS id,
      min(field * 3 + CASE WHEN typo THEN ${TYPO} WHEN word = text THEN ${EXACT} ELSE ${START} END)
        AS rank
    FROM jsonb_to_recordset($1)
      AS sought (term int, way int, part int, parts int, text text, typo boolean)
    JOIN course_words ON word LIKE text || '%' AND (NOT typo OR word = text)
    GROUP BY 1, 2, 3, 4, 5
  ), ways AS (
    SELECT term, id, max(rank) AS rank FROM matches
    GROUP BY term, way, id HAVING count(*) = min(parts)
  ), terms AS (
    SELECT term, id, min(rank) AS rank
    FROM ways JOIN courses AS course ON course.thinkific_id = id
    WHERE course.is_visible
    GROUP BY 1, 2
  )
  SELECT term, array_agg(id) AS ids, array_agg(rank) AS ranks FROM terms GROUP BY term`;

const ALIKE = `
  WITH alike AS MATERIALIZED (SELECT * FROM course_words WHERE word % $1)
  SELECT DISTINCT word FROM alike JOIN courses AS course USING (thinkific_id)
  WHERE course.is_visible`;

/** The courses that have each of the terms, as they were typed, in their order. */
export function readRanks(dataSource: DataSource, terms: readonly Term[]): Promise<Ranks[]> {
  const sought = terms.flatMap(({ ways }, term) =>
    ways.flatMap((words, way) =>
      words.map((text, part) => ({ term, way, part, parts: words.length, text, typo: false })),
    ),
  );
  return read(dataSource, terms.length, sought);
}

/** The courses that have one of the words that may be meant. */
export async function readCorrected(dataSource: DataSource, words: string[]): Promise<Ranks> {
  const sought = words.map((text, way) => ({ term: 0, way, part: 0, parts: 1, text, typo: true }));
  const [ranks = new Map()] = await read(dataSource, 1, sought);
  return ranks;
}

/** The words of visible courses that are somewhat like this one. */
export function readAlike(dataSource: DataSource, typed: string): Promise<string[]> {
  return dataSource.transaction(async (manager) => {
    // As a setting of the connection, the threshold would apply to its next user, too.
    await manager.query(`SET LOCAL pg_trgm.similarity_threshold = ${LEAST_LIKENESS}`);
    const rows = await manager.query<{ word: string }[]>(ALIKE, [typed]);
    return rows.map(({ word }) => word);
  });
}

async function read(dataSource: DataSource, terms: number, sought: Sought[]): Promise<Ranks[]> {
  const rows = await dataSource.query<TermRow[]>(RANKS, [JSON.stringify(sought)]);
  return Array.from({ length: terms }, (_, number) => {
    const row = rows.find(({ term }) => term === number);
    return new Map(row?.ids.map((id, place) => [id, row.ranks[place] ?? 0]));
  });
}
