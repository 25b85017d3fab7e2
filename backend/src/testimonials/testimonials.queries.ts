import { type Manager, queryColumn, queryValue } from '../common/sql/query.js';

/** Returns the normalized title by which stories name a course, or undefined if the course does not exist. */
export async function findCourseKey(manager: Manager, id: string): Promise<string | undefined> {
  const [key] = await queryColumn<string>(
    manager,
    `SELECT course_key(normalize(coalesce(override.title, course.name)))
     FROM courses course LEFT JOIN course_overrides override USING (thinkific_id)
     WHERE thinkific_id = $1`,
    [id],
  );
  return key;
}

export function countSuspected(manager: Manager): Promise<number> {
  return queryValue(
    manager,
    `SELECT (SELECT coalesce(sum(total), 0) FROM testimonial_counts
              WHERE status = 'pending' AND suspected)::int
       + (SELECT count(*) FROM story_authors WHERE story @> '{"isSuspected": true}')::int`,
  );
}
