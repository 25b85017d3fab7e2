import type { AdminUdemyCourseRow } from './admin/udemy-courses-admin.queries.js';
import type { AdminUdemyCourseDto } from './dto/admin-udemy-course.dto.js';
import type { UdemyCourseDto } from './dto/udemy-course.dto.js';
import { toCourseDifference } from '../differences/course-difference.dto.js';
import { waitingOf } from '../../common/sync-rule.js';
import { toUdemyAddress } from '../../common/udemy-address.js';
import type { UdemyCourseRow } from './udemy-courses.queries.js';

export function toUdemyCourseDto(course: UdemyCourseRow): UdemyCourseDto {
  const { udemy_id, title, url, promotion, is_paid, ...facts } = course;
  return {
    ...{ udemy_id, title, url: toUdemyAddress(url, promotion), is_paid },
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)),
  };
}

export function toAdminUdemyCourseDto(course: AdminUdemyCourseRow): AdminUdemyCourseDto {
  const { is_visible, assigned_staff, removed_at, synced_at, sync_rule, ...others } = course;
  const { difference, linked, referral_code, coupons, ...shown } = others;
  return {
    ...toUdemyCourseDto(shown),
    ...{ is_visible, assigned_staff, sync_rule, referral_code },
    coupons: coupons.map(({ code, valid_from, valid_until }) => ({
      ...{ code, valid_from: new Date(valid_from).toISOString() },
      valid_until: new Date(valid_until).toISOString(),
    })),
    removed_at: removed_at?.toISOString() ?? null,
    synced_at: synced_at.toISOString(),
    ...toCourseDifference(waitingOf(sync_rule, difference)),
    ...(linked && { linked }),
  };
}
