import type { Manager } from '../common/sql/query.js';

export interface CategoryCount {
  category: string;
  courses: number;
}

/** Counts the courses of these categories. Returns nothing for categories without courses. */
export function countCourses(manager: Manager, categories: string[]): Promise<CategoryCount[]> {
  return manager.query<CategoryCount[]>(
    `SELECT coalesce(override.category, course.category) AS category, count(*)::int AS courses
     FROM courses course LEFT JOIN course_overrides override USING (thinkific_id)
     WHERE course.removed_at IS NULL AND coalesce(override.category, course.category) = ANY($1)
     GROUP BY 1 ORDER BY 1`,
    [categories],
  );
}
