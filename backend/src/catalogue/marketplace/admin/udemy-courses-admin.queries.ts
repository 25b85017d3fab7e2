import type { EntityManager } from 'typeorm';
import type { StoredDifference, SyncRule } from '../../../common/sync-rule.js';
import type { LinkedThinkificCourseDto } from '../../entities/linked-courses.entity.js';
import type { StaffAssignmentDto } from '../dto/admin-udemy-course.dto.js';

export interface AdminUdemyCourseRow {
  udemy_id: string;
  title: string;
  url: string;
  is_paid: boolean;
  is_visible: boolean;
  assigned_staff: StaffAssignmentDto[];
  removed_at: Date | null;
  synced_at: Date;
  sync_rule: SyncRule;
  difference: StoredDifference | null;
  joined: LinkedThinkificCourseDto | null;
}

const COURSES = `
  SELECT course.udemy_id, course.title, course.url, course.is_paid, course.is_visible,
    coalesce(assigned.staff, '[]') AS assigned_staff,
    course.removed_at, course.synced_at, course.sync_rule, course.difference, same.joined
  FROM udemy_courses AS course
  LEFT JOIN (
    SELECT assignment.udemy_id,
      json_agg(
        json_build_object(
          'id', assignment.id::text, 'staff_user_id', staff.id, 'staff_name', staff.name)
        ORDER BY lower(staff.name), assignment.id
      ) AS staff
    FROM staff_assignments AS assignment
    JOIN users AS staff ON staff.id = assignment.staff_user_id AND staff.deleted_at IS NULL
    GROUP BY assignment.udemy_id
  ) AS assigned USING (udemy_id)
  LEFT JOIN (
    SELECT pair.udemy_id,
      json_build_object('thinkific_id', ours.thinkific_id,
        'title', coalesce(override.title, ours.name), 'is_visible', ours.is_visible) AS joined
    FROM joined_courses AS pair
    JOIN courses AS ours USING (thinkific_id)
    LEFT JOIN course_overrides AS override USING (thinkific_id)
  ) AS same USING (udemy_id)`;

export function findAdminUdemyCourses(manager: EntityManager): Promise<AdminUdemyCourseRow[]> {
  return manager.query(`${COURSES} ORDER BY lower(course.title), course.udemy_id`);
}

export async function findAdminUdemyCourse(
  manager: EntityManager,
  id: string,
): Promise<AdminUdemyCourseRow | undefined> {
  const [course] = await manager.query<AdminUdemyCourseRow[]>(
    `${COURSES} WHERE course.udemy_id = $1`,
    [id],
  );
  return course;
}
