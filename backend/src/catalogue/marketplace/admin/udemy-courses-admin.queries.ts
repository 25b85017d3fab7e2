import type { EntityManager } from 'typeorm';
import type { StoredDifference, SyncRule } from '../../../common/sync-rule.js';
import type { LinkedThinkificCourseDto } from '../../entities/linked-courses.entity.js';
import type { StaffAssignmentDto } from '../dto/admin-udemy-course.dto.js';
import type { UdemyCouponDto } from '../dto/udemy-promotion.dto.js';
import { UDEMY_COLUMNS, type UdemyCourseRow } from '../udemy-courses.queries.js';

export interface AdminUdemyCourseRow extends UdemyCourseRow {
  is_visible: boolean;
  assigned_staff: StaffAssignmentDto[];
  removed_at: Date | null;
  synced_at: Date;
  sync_rule: SyncRule;
  difference: StoredDifference | null;
  linked: LinkedThinkificCourseDto | null;
  referral_code: string | null;
  coupons: UdemyCouponDto[];
}

const COURSES = `
  SELECT ${UDEMY_COLUMNS}, udemy.is_visible,
    coalesce(assigned.staff, '[]') AS assigned_staff,
    udemy.removed_at, udemy.synced_at, udemy.sync_rule, udemy.difference, same.linked,
    udemy.referral_code, coalesce(made.coupons, '[]') AS coupons
  FROM udemy_courses AS udemy
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
    SELECT udemy_id,
      json_agg(
        json_build_object('code', code, 'valid_from', valid_from, 'valid_until', valid_until)
        ORDER BY valid_until, code
      ) AS coupons
    FROM udemy_coupons GROUP BY udemy_id
  ) AS made USING (udemy_id)
  LEFT JOIN (
    SELECT link.udemy_id,
      json_build_object('thinkific_id', ours.thinkific_id,
        'title', coalesce(override.title, ours.name), 'is_visible', ours.is_visible) AS linked
    FROM linked_courses AS link
    JOIN courses AS ours USING (thinkific_id)
    LEFT JOIN course_overrides AS override USING (thinkific_id)
  ) AS same USING (udemy_id)`;

export function findAdminUdemyCourses(manager: EntityManager): Promise<AdminUdemyCourseRow[]> {
  return manager.query(`${COURSES} ORDER BY lower(udemy.title), udemy.udemy_id`);
}

export async function findAdminUdemyCourse(
  manager: EntityManager,
  id: string,
): Promise<AdminUdemyCourseRow | undefined> {
  const [course] = await manager.query<AdminUdemyCourseRow[]>(
    `${COURSES} WHERE udemy.udemy_id = $1`,
    [id],
  );
  return course;
}
