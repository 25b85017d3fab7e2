import type { AdminUdemyCourseRow } from './admin/udemy-courses-admin.queries.js';
import type { AdminUdemyCourseDto } from './dto/admin-udemy-course.dto.js';
import type { UdemyCourseDto } from './dto/udemy-course.dto.js';
import { toCourseDifference } from '../sync/dto/course-difference.dto.js';
import { toUdemyAddress } from './udemy-address.js';
import type { UdemyCourse } from './udemy-course.entity.js';

export function toUdemyCourseDto({ udemyId, title, url, isPaid }: UdemyCourse): UdemyCourseDto {
  return { udemy_id: udemyId, title, url: toUdemyAddress(url), is_paid: isPaid };
}

export function toAdminUdemyCourseDto(course: AdminUdemyCourseRow): AdminUdemyCourseDto {
  const { removed_at, synced_at, difference, ...rest } = course;
  return {
    ...rest,
    url: toUdemyAddress(rest.url),
    removed_at: removed_at?.toISOString() ?? null,
    synced_at: synced_at.toISOString(),
    ...toCourseDifference(difference),
  };
}
