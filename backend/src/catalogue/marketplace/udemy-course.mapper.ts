import type { AdminUdemyCourseRow } from './admin/udemy-courses-admin.queries.js';
import type { AdminUdemyCourseDto } from './dto/admin-udemy-course.dto.js';
import type { MyUdemyCourseDto } from './dto/udemy-course.dto.js';
import { toCourseDifference } from '../differences/course-difference.dto.js';
import { waitingOf } from '../../common/sync-rule.js';
import { toUdemyAddress } from '../../common/udemy-address.js';
import type { UdemyCourse } from '../entities/udemy-course.entity.js';

export function toMyUdemyCourseDto(course: UdemyCourse): MyUdemyCourseDto {
  const ours = course.joined?.course;
  return {
    udemy_id: course.udemyId,
    title: course.title,
    url: toUdemyAddress(course.url),
    is_paid: course.isPaid,
    joined_title: ours?.override?.title ?? ours?.name ?? null,
  };
}

export function toAdminUdemyCourseDto(course: AdminUdemyCourseRow): AdminUdemyCourseDto {
  const { removed_at, synced_at, difference, joined, ...rest } = course;
  return {
    ...rest,
    url: toUdemyAddress(rest.url),
    removed_at: removed_at?.toISOString() ?? null,
    synced_at: synced_at.toISOString(),
    ...toCourseDifference(waitingOf(rest.sync_rule, difference)),
    ...(joined && { joined }),
  };
}
