import type { EntityManager } from 'typeorm';
import { containsPattern } from '../../database/contains-pattern.js';
import type { ListAdminTestimonialsQuery } from '../dto/list-admin-testimonials.query.js';
import type { FoundPage } from './page.queries.js';

/** What a search counts and lists at most: 20 pages. Nobody turns more, and counting costs time. */
export const MOST_MATCHES = 1_000;

/**
 * One page of the testimonials whose student name, company or course has `search` in it, newest
 * first. Up to `MOST_MATCHES` are gathered by their trigrams, counted and sorted. Where there are
 * more, they are so frequent that a page of them is found by walking from the newest on.
 */
export async function findMatches(
  manager: Pick<EntityManager, 'query'>,
  search: string,
  { page, limit, status }: ListAdminTestimonialsQuery,
): Promise<FoundPage> {
  const from = (page - 1) * limit;
  const values = [status ?? null, containsPattern(search), from, limit];
  const [gathered] = await manager.query<[{ total: number; ids: string[] }]>(GATHER, values);
  if (gathered.total <= MOST_MATCHES) return gathered;
  const found = { total: MOST_MATCHES, truncated: true };
  if (from >= MOST_MATCHES) return { ...found, ids: [] };
  values[3] = Math.min(limit, MOST_MATCHES - from);
  const rows = await manager.query<{ id: string }[]>(WALK, values);
  return { ...found, ids: rows.map(({ id }) => id) };
}

const MATCHES = `($1::text IS NULL OR status = $1) AND search_text LIKE lower($2)`;

const GATHER = `
  WITH matches AS MATERIALIZED (
    SELECT id, created_at FROM testimonials WHERE ${MATCHES} LIMIT ${MOST_MATCHES + 1}
  )
  SELECT
    (SELECT count(*)::int FROM matches) AS total,
    ARRAY(SELECT id FROM matches ORDER BY created_at DESC, id DESC OFFSET $3 LIMIT $4) AS ids`;

const WALK = `
  SELECT id FROM testimonials WHERE ${MATCHES}
  ORDER BY created_at DESC, id DESC OFFSET $3 LIMIT $4`;
