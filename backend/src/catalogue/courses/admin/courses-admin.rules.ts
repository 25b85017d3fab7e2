import type { EntityManager } from 'typeorm';
import { NotFoundError, PreconditionFailedError } from '../../../common/problem/app-error.js';
import { Course } from '../../entities/course.entity.js';
import { isThinkificId } from '../dto/list-courses.query.js';
import { matches } from '../../../common/http/etag.js';
import { toAdminCourseDto } from './admin-course.mapper.js';
import { findByIds } from './course-list.queries.js';
import { lockCourses } from './override-fields.queries.js';

export async function findCourse(
  manager: EntityManager,
  id: string,
  find = findByIds,
): Promise<Course> {
  const [course] = isThinkificId(id) ? await find(manager, [id]) : [];
  if (!course) throw new NotFoundError(`There is no course ${id}.`);
  return course;
}

export function lockCourse(manager: EntityManager, id: string): Promise<Course> {
  return findCourse(manager, id, lockCourses);
}

export const SAVED_SINCE = {
  412: 'Somebody else has saved this course since you opened it. Check the new version, then save again.',
};

/** @throws PreconditionFailedError when no entity tag matches the course */
export function requireMatch(course: Course, ifMatch: string | undefined): void {
  if (matches(ifMatch, toAdminCourseDto(course))) return;
  throw new PreconditionFailedError(SAVED_SINCE[412]);
}

export async function raiseVersion(manager: EntityManager, { thinkificId }: Course): Promise<void> {
  await manager.increment(Course, { thinkificId }, 'overrideVersion', 1);
}
