import { type Manager, queryRow, queryValue } from '../../common/sql/query.js';
import { isRowId } from '../../common/sql/columns.js';
import type { CourseLinkDto, Verdict } from './dto/course-pair.dto.js';

export const LINKED_ONCE = ['joined_courses_pkey', 'joined_courses_once'];

export interface Pair extends CourseLinkDto {
  verdict: Verdict;
}

export const PAIR = `
  course.thinkific_id::float8 AS thinkific_id,
  coalesce(override.title, course.name) AS thinkific_title,
  udemy.udemy_id, udemy.title AS udemy_title`;

const FIND = `
  SELECT ${PAIR},
    CASE
      WHEN EXISTS (SELECT FROM joined_courses AS pair
        WHERE pair.thinkific_id = course.thinkific_id AND pair.udemy_id = udemy.udemy_id)
      THEN 'same'
      WHEN EXISTS (SELECT FROM distinct_courses AS pair
        WHERE pair.thinkific_id = course.thinkific_id AND pair.udemy_id = udemy.udemy_id)
      THEN 'different'
      ELSE 'open'
    END AS verdict
  FROM courses AS course
  LEFT JOIN course_overrides AS override USING (thinkific_id)
  CROSS JOIN udemy_courses AS udemy
  WHERE course.thinkific_id = $1 AND udemy.udemy_id = $2`;

/**
 * Returns the pair and locks decisions about it until the transaction ends. Returns undefined if a course is missing.
 */
export async function lockPair(
  manager: Manager,
  thinkificId: string,
  udemyId: string,
): Promise<Pair | undefined> {
  if (!isRowId(thinkificId)) return undefined;
  await manager.query('SELECT FROM courses WHERE thinkific_id = $1 FOR UPDATE', [thinkificId]);
  const [pair] = await manager.query<Pair[]>(FIND, [thinkificId, udemyId]);
  return pair;
}

const TABLES = { same: 'joined_courses', different: 'distinct_courses' };

export async function writeDecision(
  manager: Manager,
  { thinkific_id, udemy_id, verdict: before }: Pair,
  verdict: Verdict,
): Promise<void> {
  const ids = [thinkific_id, udemy_id];
  if (before !== 'open') {
    const which = 'thinkific_id = $1 AND udemy_id = $2';
    await manager.query(`DELETE FROM ${TABLES[before]} WHERE ${which}`, ids);
  }
  if (verdict !== 'open') {
    await manager.query(`INSERT INTO ${TABLES[verdict]} VALUES ($1, $2)`, ids);
  }
}

export async function findLinked(
  manager: Manager,
  thinkificId: string,
  udemyId: string,
): Promise<CourseLinkDto | undefined> {
  const [pair] = await manager.query<CourseLinkDto[]>(
    `SELECT ${PAIR} FROM joined_courses AS pair
     JOIN courses AS course USING (thinkific_id)
     LEFT JOIN course_overrides AS override USING (thinkific_id)
     JOIN udemy_courses AS udemy ON udemy.udemy_id = pair.udemy_id
     WHERE course.thinkific_id = $1 OR udemy.udemy_id = $2
     ORDER BY course.thinkific_id = $1 DESC LIMIT 1`,
    [thinkificId, udemyId],
  );
  return pair;
}

export function findPlatforms(
  manager: Manager,
  id: string,
): Promise<{ thinkific: boolean; udemy: boolean }> {
  return queryRow(
    manager,
    `SELECT EXISTS (SELECT FROM courses WHERE thinkific_id::text = $1) AS thinkific,
       EXISTS (SELECT FROM udemy_courses WHERE udemy_id = $1) AS udemy`,
    [id],
  );
}

export function findDistinct(manager: Manager): Promise<CourseLinkDto[]> {
  return manager.query('SELECT * FROM distinct_courses');
}

export interface AddressRow {
  udemy_id: string;
  url: string;
  id: string | null;
  title: string;
}

export async function findAddresses(manager: Manager): Promise<Map<string, AddressRow>> {
  const rows = await manager.query<AddressRow[]>(
    `SELECT udemy.udemy_id, udemy.url, course.thinkific_id AS id,
       coalesce(override.title, course.name) AS title
     FROM udemy_courses AS udemy
     LEFT JOIN joined_courses AS pair USING (udemy_id)
     LEFT JOIN courses AS course ON course.thinkific_id = pair.thinkific_id AND course.is_visible
     LEFT JOIN course_overrides AS override ON override.thinkific_id = course.thinkific_id
     WHERE udemy.is_visible OR course.thinkific_id IS NOT NULL`,
  );
  return new Map(rows.map((row) => [row.udemy_id, row]));
}

/** Returns a digest of everything that suggestions depend on. */
export function digestTitles(manager: Manager): Promise<string> {
  return queryValue(
    manager,
    `SELECT md5(concat(
       (SELECT string_agg(ROW(thinkific_id, course.name, override.title)::text, ',' ORDER BY thinkific_id)
        FROM courses AS course LEFT JOIN course_overrides AS override USING (thinkific_id)
        WHERE course.is_visible AND thinkific_id NOT IN (SELECT thinkific_id FROM joined_courses)),
       ';',
       (SELECT string_agg(ROW(udemy_id, udemy.title)::text, ',' ORDER BY udemy_id)
        FROM udemy_courses AS udemy
        WHERE udemy.is_visible AND udemy_id NOT IN (SELECT udemy_id FROM joined_courses))
     ))`,
  );
}
