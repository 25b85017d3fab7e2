import type { Manager } from '../../common/sql/query.js';
import { batches } from '../changes/mirror-table.js';
import type { InstructorRow, ScannedCatalogue, ScannedInstructors } from '../platform.js';

/** Stores the platform's instructors and who teaches which course. Choices and edits of admins stay. */
export async function keepInstructors(
  manager: Manager,
  { instructors, rows: courses }: ScannedCatalogue,
): Promise<void> {
  if (!instructors) return;
  const { rows, isComplete, ofCourses } = instructors;
  if (rows) await storeRows(manager, rows);
  if (rows && isComplete) await forgetMissing(manager, rows);
  await assign(manager, new Map([...ofCourses].filter(([course]) => courses.has(course))));
}

async function storeRows(manager: Manager, rows: InstructorRow[]): Promise<void> {
  const unlessEdited = ['name', 'title', 'bio', 'portrait'].map(
    (column) =>
      `${column} = CASE WHEN stored.is_edited THEN stored.${column} ELSE excluded.${column} END`,
  );
  for (const batch of batches(rows)) {
    // Unchanged rows are left out, since a conflict would lock them.
    await manager.query(
      `WITH listed AS (
         SELECT *, jsonb_build_object('name', name, 'title', title, 'bio', bio, 'portrait', portrait) AS platform
         FROM json_to_recordset($1) AS row (id bigint, name text, title text, bio text, portrait text)
       )
       INSERT INTO instructors AS stored (thinkific_id, name, title, bio, portrait, platform)
       SELECT id, name, title, bio, portrait, platform FROM listed
       WHERE NOT EXISTS (
         SELECT FROM instructors AS known
         WHERE known.thinkific_id = listed.id AND known.platform = listed.platform)
       ON CONFLICT (thinkific_id) DO UPDATE
         SET platform = excluded.platform, ${unlessEdited.join(', ')}`,
      [batch],
    );
  }
}

/** Deletes those that the platform has removed; those that an admin has edited or chosen become the admin's own. */
async function forgetMissing(manager: Manager, rows: InstructorRow[]): Promise<void> {
  const ids = [rows.map(({ id }) => id)];
  const isMissing = 'thinkific_id IS NOT NULL AND thinkific_id <> ALL ($1::bigint[])';
  await manager.query(
    `DELETE FROM instructors AS gone WHERE ${isMissing} AND NOT is_edited AND NOT EXISTS (
       SELECT FROM course_instructors WHERE instructor_id = gone.id AND source = 'admin')`,
    ids,
  );
  await manager.query(
    `UPDATE instructors SET thinkific_id = NULL, platform = NULL, is_edited = false WHERE ${isMissing}`,
    ids,
  );
}

/** Leaves courses alone that do not follow the platform. */
async function assign(manager: Manager, ofCourses: ScannedInstructors['ofCourses']): Promise<void> {
  const given = [...ofCourses].map(([course, instructor]) => ({ course, instructor }));
  for (const batch of batches(given)) {
    await manager.query(
      `WITH given AS (
         SELECT course.thinkific_id, instructor.id
         FROM json_to_recordset($1) AS listed (course bigint, instructor bigint)
         JOIN courses AS course ON course.thinkific_id = listed.course AND sync_rule = 'follow'
         LEFT JOIN instructors AS instructor ON instructor.thinkific_id = listed.instructor
       ), ended AS (
         DELETE FROM course_instructors AS taught USING given
         WHERE source = 'platform' AND taught.thinkific_id = given.thinkific_id
           AND instructor_id IS DISTINCT FROM given.id
       )
       INSERT INTO course_instructors (thinkific_id, source, instructor_id)
       SELECT thinkific_id, 'platform', id FROM given WHERE id IS NOT NULL
       ON CONFLICT DO NOTHING`,
      [batch],
    );
  }
}
