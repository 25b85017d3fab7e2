import type { Manager } from '../../common/sql/query.js';
import { IS_LISTED, promotionOf } from '../entities/udemy-course.entity.js';

export interface DestinationRow {
  /** Null for a course on Udemy alone. */
  id: string | null;
  title: string;
  enrol_url: string | null;
  udemy_id: string | null;
  udemy_url: string | null;
  /** The query parameter by which Udemy credits a sale to the instructor. */
  promotion: string | null;
  created_at: Date;
}

/** Returns the courses that have a page, visible or removed, and those that are listed on Udemy alone, oldest first. */
export function findDestinations(manager: Manager): Promise<DestinationRow[]> {
  return manager.query(
    `SELECT course.thinkific_id::text AS id, coalesce(override.title, course.name) AS title,
       CASE WHEN course.is_visible THEN course.enroll_url END AS enrol_url,
       udemy.udemy_id, udemy.url AS udemy_url, ${promotionOf('udemy')} AS promotion,
       course.created_at
     FROM courses AS course
     LEFT JOIN course_overrides AS override USING (thinkific_id)
     LEFT JOIN linked_courses AS linked USING (thinkific_id)
     LEFT JOIN udemy_courses AS udemy
       ON udemy.udemy_id = linked.udemy_id AND udemy.is_visible AND course.is_visible
     WHERE course.is_visible OR course.removed_at IS NOT NULL
     UNION ALL
     SELECT NULL, title, NULL, udemy.udemy_id, udemy.url, ${promotionOf('udemy')}, udemy.created_at
     FROM udemy_courses AS udemy WHERE ${IS_LISTED}
     ORDER BY created_at, id`,
  );
}
