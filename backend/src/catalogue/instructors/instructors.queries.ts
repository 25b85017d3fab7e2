import { type Manager, queryColumn } from '../../common/sql/query.js';
import type { PictureDto } from '../../pictures/dto/picture.dto.js';
import type { InstructorDto } from './dto/instructor.dto.js';

/** SQL: the instructors that `course` names, in order. */
const SHOWN = `FROM course_instructors AS taught
  JOIN instructors AS instructor ON instructor.id = taught.instructor_id
  WHERE taught.thinkific_id = course.thinkific_id AND taught.source =
    CASE WHEN course.instructors_chosen THEN 'admin' ELSE 'platform' END`;
const IN_ORDER = 'ORDER BY taught.position, instructor.name, instructor.id';

/** SQL: the names of the instructors of `course`. */
export const INSTRUCTOR_NAMES = `ARRAY(SELECT instructor.name ${SHOWN} ${IN_ORDER})`;

interface ShownRow extends Omit<InstructorDto, 'picture'>, Record<keyof PictureDto, unknown> {
  id: string;
}

/** Returns the instructors of these courses, by course id. */
export async function findShownInstructors(
  manager: Manager,
  courses: number[],
): Promise<Map<string, InstructorDto[]>> {
  const rows = await manager.query<ShownRow[]>(
    `SELECT course.thinkific_id AS id, shown.*
     FROM courses AS course CROSS JOIN LATERAL (
       SELECT instructor.name, title, bio, link, '/pictures/' || hash AS path, width, height, colour
       FROM (SELECT instructor.*, taught.position ${SHOWN}) AS instructor
       LEFT JOIN pictures ON url = portrait AND hash IS NOT NULL
       ORDER BY position, instructor.name, instructor.id
     ) AS shown
     WHERE course.thinkific_id = ANY ($1)`,
    [courses],
  );
  const found = new Map<string, InstructorDto[]>();
  for (const { id, path, width, height, colour, ...instructor } of rows) {
    const picture = { path, width, height, colour } as PictureDto;
    const shown = path === null ? instructor : { ...instructor, picture };
    found.set(id, [...(found.get(id) ?? []), shown]);
  }
  return found;
}

/** Returns the titles of the visible courses of each instructor, by instructor id. */
export async function findTaught(manager: Manager): Promise<Map<string, string[]>> {
  const rows = await manager.query<{ id: string; titles: string[] }[]>(
    `SELECT shown.id, array_agg(shown.title ORDER BY shown.title) AS titles
     FROM courses AS course LEFT JOIN course_overrides AS override USING (thinkific_id)
     CROSS JOIN LATERAL (
       SELECT instructor.id, coalesce(override.title, course.name) AS title ${SHOWN}
     ) AS shown
     WHERE course.is_visible GROUP BY shown.id`,
  );
  return new Map(rows.map(({ id, titles }) => [id, titles]));
}

export function findChosen(
  manager: Manager,
  course: number,
  source: 'platform' | 'admin',
): Promise<string[]> {
  return queryColumn(
    manager,
    `SELECT instructor_id FROM course_instructors
     WHERE thinkific_id = $1 AND source = $2 ORDER BY position, instructor_id`,
    [course, source],
  );
}
