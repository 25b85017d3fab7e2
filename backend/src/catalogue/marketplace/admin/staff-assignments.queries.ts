import type { EntityManager } from 'typeorm';
import type { AssignmentDto } from '../dto/change-assignments.dto.js';
import type { StaffCoursesDto } from '../dto/udemy-course.dto.js';

const PAIRS = 'unnest($1::text[], $2::uuid[]) AS pair (udemy_id, staff_user_id)';

const toColumns = (pairs: AssignmentDto[]) => [
  pairs.map(({ udemy_id: udemyId }) => udemyId),
  pairs.map(({ staff_user_id: staffUserId }) => staffUserId),
];

/** Returns the new assignments. Inserts in a fixed order to avoid deadlocks. */
export function insertAssignments(
  manager: EntityManager,
  pairs: AssignmentDto[],
): Promise<AssignmentDto[]> {
  return manager.query(
    `INSERT INTO staff_assignments (udemy_id, staff_user_id)
     SELECT DISTINCT udemy_id, staff_user_id FROM ${PAIRS} ORDER BY staff_user_id, udemy_id
     ON CONFLICT (udemy_id, staff_user_id) DO NOTHING
     RETURNING udemy_id, staff_user_id`,
    toColumns(pairs),
  );
}

export function deleteAssignments(
  manager: EntityManager,
  pairs: AssignmentDto[],
): Promise<AssignmentDto[]> {
  return manager.query(
    `WITH chosen AS (
       SELECT id FROM staff_assignments
       WHERE (udemy_id, staff_user_id) IN (SELECT udemy_id, staff_user_id FROM ${PAIRS})
       ORDER BY id FOR UPDATE
     ), ended AS (
       DELETE FROM staff_assignments AS assignment USING chosen WHERE assignment.id = chosen.id
       RETURNING assignment.udemy_id, assignment.staff_user_id
     )
     SELECT * FROM ended ORDER BY staff_user_id, udemy_id`,
    toColumns(pairs),
  );
}

/** Omits courses that Udemy has removed, like the list that staff see. */
export function findStaffCourses(manager: EntityManager): Promise<StaffCoursesDto[]> {
  return manager.query(
    `SELECT staff_user_id, count(*)::int AS count,
       (array_agg(title ORDER BY lower(title), udemy_id))[1:3] AS titles
     FROM staff_assignments JOIN udemy_courses USING (udemy_id)
       JOIN users ON users.id = staff_user_id
     WHERE removed_at IS NULL AND deleted_at IS NULL
     GROUP BY staff_user_id ORDER BY staff_user_id`,
  );
}
