import { type Manager, queryRow, queryValue } from '../../common/sql/query.js';
import { promotionOf } from '../entities/udemy-course.entity.js';
import { isRowId } from '../../common/sql/columns.js';
import type { CourseLinkDto, CourseLinkDecision } from './dto/course-link.dto.js';

export const LINKED_ONCE = ['linked_courses_pkey', 'linked_courses_once'];

export interface CourseLinkState extends CourseLinkDto {
  decision: CourseLinkDecision;
}

export const LINK_COLUMNS = `
  course.thinkific_id::float8 AS thinkific_id,
  coalesce(override.title, course.name) AS thinkific_title,
  udemy.udemy_id, udemy.title AS udemy_title`;

const FIND = `
  SELECT ${LINK_COLUMNS},
    CASE
      WHEN EXISTS (SELECT FROM linked_courses AS link
        WHERE link.thinkific_id = course.thinkific_id AND link.udemy_id = udemy.udemy_id)
      THEN 'same'
      WHEN EXISTS (SELECT FROM different_courses AS link
        WHERE link.thinkific_id = course.thinkific_id AND link.udemy_id = udemy.udemy_id)
      THEN 'different'
      ELSE 'open'
    END AS decision
  FROM courses AS course
  LEFT JOIN course_overrides AS override USING (thinkific_id)
  CROSS JOIN udemy_courses AS udemy
  WHERE course.thinkific_id = $1 AND udemy.udemy_id = $2`;

/**
 * Returns the decision about two courses and locks it until the transaction ends. Returns undefined if a course is missing.
 */
export async function lockCourseLink(
  manager: Manager,
  thinkificId: string,
  udemyId: string,
): Promise<CourseLinkState | undefined> {
  if (!isRowId(thinkificId)) return undefined;
  await manager.query('SELECT FROM courses WHERE thinkific_id = $1 FOR UPDATE', [thinkificId]);
  const [link] = await manager.query<CourseLinkState[]>(FIND, [thinkificId, udemyId]);
  return link;
}

const TABLES = { same: 'linked_courses', different: 'different_courses' };

export async function writeDecision(
  manager: Manager,
  { thinkific_id, udemy_id, decision: before }: CourseLinkState,
  decision: CourseLinkDecision,
): Promise<void> {
  const ids = [thinkific_id, udemy_id];
  if (before !== 'open') {
    const which = 'thinkific_id = $1 AND udemy_id = $2';
    await manager.query(`DELETE FROM ${TABLES[before]} WHERE ${which}`, ids);
  }
  if (decision !== 'open') {
    await manager.query(`INSERT INTO ${TABLES[decision]} VALUES ($1, $2)`, ids);
  }
}

export async function findLinked(
  manager: Manager,
  thinkificId: string,
  udemyId: string,
): Promise<CourseLinkDto | undefined> {
  const [link] = await manager.query<CourseLinkDto[]>(
    `SELECT ${LINK_COLUMNS} FROM linked_courses AS link
     JOIN courses AS course USING (thinkific_id)
     LEFT JOIN course_overrides AS override USING (thinkific_id)
     JOIN udemy_courses AS udemy ON udemy.udemy_id = link.udemy_id
     WHERE course.thinkific_id = $1 OR udemy.udemy_id = $2
     ORDER BY course.thinkific_id = $1 DESC LIMIT 1`,
    [thinkificId, udemyId],
  );
  return link;
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

export function findDifferent(manager: Manager): Promise<CourseLinkDto[]> {
  return manager.query('SELECT * FROM different_courses');
}

export interface AddressRow {
  udemy_id: string;
  url: string;
  promotion: string | null;
  id: string | null;
  title: string;
}

export async function findAddresses(manager: Manager): Promise<Map<string, AddressRow>> {
  const rows = await manager.query<AddressRow[]>(
    `SELECT udemy.udemy_id, udemy.url, ${promotionOf('udemy')} AS promotion,
       course.thinkific_id AS id,
       coalesce(override.title, course.name) AS title
     FROM udemy_courses AS udemy
     LEFT JOIN linked_courses AS link USING (udemy_id)
     LEFT JOIN courses AS course ON course.thinkific_id = link.thinkific_id AND course.is_visible
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
        WHERE course.is_visible AND thinkific_id NOT IN (SELECT thinkific_id FROM linked_courses)),
       ';',
       (SELECT string_agg(ROW(udemy_id, udemy.title)::text, ',' ORDER BY udemy_id)
        FROM udemy_courses AS udemy
        WHERE udemy.is_visible AND udemy_id NOT IN (SELECT udemy_id FROM linked_courses))
     ))`,
  );
}
