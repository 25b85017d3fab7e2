import type { EntityManager } from 'typeorm';
import { LINK_COLUMNS } from './course-links.queries.js';
import type { CourseLinkDto } from './dto/course-link.dto.js';

/** The least share of common trigrams. Different words are below it, different endings above. */
const LEAST_LIKENESS = 0.6;
const MOST = 1_000;

const MOST_COMPARED = 150_000;

/** The planner underestimates the number of trigrams and would choose nested loops. */
const SETTINGS =
  "SET LOCAL enable_nestloop = off; SET LOCAL jit = off; SET LOCAL work_mem = '32MB'";

/**
 * Compares only titles that share one of their rarest trigrams, which similar titles must: all but likeness * size,
 * plus one.
 */
const ALIKE = `
  WITH titles AS MATERIALIZED (
    SELECT true AS is_ours, course.thinkific_id::text AS id, fold(known.title) AS title
    FROM courses AS course
    LEFT JOIN course_overrides AS override USING (thinkific_id)
    CROSS JOIN LATERAL (VALUES (course.name), (override.title)) AS known (title)
    WHERE course.is_visible AND course.thinkific_id NOT IN (SELECT thinkific_id FROM linked_courses)
    UNION
    SELECT false, udemy.udemy_id, fold(udemy.title)
    FROM udemy_courses AS udemy
    WHERE udemy.is_visible AND udemy.udemy_id NOT IN (SELECT udemy_id FROM linked_courses)
  ), sets AS MATERIALIZED (
    SELECT row_number() OVER ()::int AS set_id, is_ours, grams, cardinality(grams) AS size,
      min(title) AS title, (array_agg(DISTINCT id))[:10] AS ids
    FROM (SELECT *, show_trgm(title) AS grams FROM titles WHERE title IS NOT NULL) AS known
    WHERE cardinality(grams) > 0
    GROUP BY is_ours, grams
  ), held AS MATERIALIZED (
    SELECT set_id, is_ours, size, hashtext(text) AS gram FROM sets, unnest(grams) AS text
  ), counts AS MATERIALIZED (
    SELECT gram, count(*) AS uses FROM held GROUP BY gram
  ), ranked AS (
    SELECT *, row_number() OVER (PARTITION BY set_id ORDER BY uses, gram) AS rank
    FROM held JOIN counts USING (gram)
  ), rare AS MATERIALIZED (
    SELECT ranked.*, least_alike FROM ranked
    JOIN (VALUES (${LEAST_LIKENESS}), (0.8)) AS passes (least_alike)
      ON rank <= size - ceil(least_alike * size) + 1
  ), costs AS (
    SELECT gram, least_alike,
      count(*) FILTER (WHERE is_ours) * count(*) FILTER (WHERE NOT is_ours) AS cost
    FROM rare GROUP BY gram, least_alike
  ), affordable AS MATERIALIZED (
    SELECT gram, least_alike FROM (
      SELECT gram, least_alike, sum(cost) OVER (ORDER BY least_alike DESC, cost, gram) AS spent
      FROM costs WHERE cost > 0
    ) AS budget
    WHERE spent <= ${MOST_COMPARED}
  ), candidates AS MATERIALIZED (
    SELECT our.set_id AS ours, their.set_id AS theirs
    FROM affordable
    JOIN rare AS our USING (gram, least_alike)
    JOIN rare AS their USING (gram, least_alike)
    WHERE our.is_ours AND NOT their.is_ours
      AND least(our.size, their.size) >= least_alike * greatest(our.size, their.size)
    UNION
    SELECT our.set_id, their.set_id
    FROM sets AS our JOIN sets AS their USING (grams)
    WHERE our.is_ours AND NOT their.is_ours
  ), compared AS MATERIALIZED (
    SELECT our.ids AS our_ids, their.ids AS their_ids,
      similarity(their.title, our.title) AS likeness
    FROM candidates
    JOIN sets AS our ON our.set_id = ours
    JOIN sets AS their ON their.set_id = theirs
  ), closest AS (
    SELECT * FROM compared WHERE likeness >= ${LEAST_LIKENESS}::real
    ORDER BY likeness DESC, our_ids, their_ids
    LIMIT ${MOST}
  ), alike AS MATERIALIZED (
    SELECT our_id::bigint AS thinkific_id, their_id AS udemy_id, max(likeness) AS likeness
    FROM closest, unnest(our_ids) AS our_id, unnest(their_ids) AS their_id
    GROUP BY 1, 2
  )
  SELECT ${LINK_COLUMNS}
  FROM alike
  JOIN courses AS course USING (thinkific_id)
  LEFT JOIN course_overrides AS override USING (thinkific_id)
  JOIN udemy_courses AS udemy ON udemy.udemy_id = alike.udemy_id
  ORDER BY likeness DESC, thinkific_title, udemy_title, course.thinkific_id, udemy.udemy_id
  LIMIT ${MOST}`;

/**
 * Returns visible courses of both platforms with similar titles, most similar first. Changes settings of the
 * transaction.
 */
export async function findAlikeCourses(manager: EntityManager): Promise<CourseLinkDto[]> {
  await manager.query(SETTINGS);
  return manager.query<CourseLinkDto[]>(ALIKE);
}
