import { type Manager, queryColumn } from '../../common/sql/query.js';

export function findVisible(manager: Manager): Promise<string[]> {
  return queryColumn(
    manager,
    `SELECT thinkific_id FROM courses AS course
     WHERE course.is_visible ORDER BY position NULLS LAST, thinkific_id`,
  );
}

/** Returns the titles of visible courses and the time of the last change by the platform or an admin. */
export function findTitles(
  manager: Manager,
): Promise<{ id: string; title: string; changedAt: Date }[]> {
  return manager.query(
    `SELECT course.thinkific_id AS id, coalesce(override.title, course.name) AS title,
       greatest(course.synced_at, override.updated_at, linked.linked_at, ending.at) AS "changedAt"
     FROM courses course
     LEFT JOIN course_overrides override USING (thinkific_id)
     LEFT JOIN linked_courses linked USING (thinkific_id)
     LEFT JOIN (
       SELECT record, max(at) AS at FROM changes
       WHERE table_name IN ('course_overrides', 'linked_courses') AND operation = 'delete'
       GROUP BY record
     ) AS ending ON ending.record = course.thinkific_id::text
     WHERE course.is_visible ORDER BY course.position NULLS LAST, course.thinkific_id`,
  );
}
