import type { EntityManager } from 'typeorm';
import { NotFoundError, PreconditionFailedError } from '../../common/problem/app-error.js';
import { Course, COURSE_RELATIONS } from '../course.entity.js';
import { isThinkificId } from '../thinkific-id.js';
import { matches } from '../../common/http/etag.js';
import { toAdminCourseDto } from './admin-course.mapper.js';

/** @throws NotFoundError also for what is no id at all */
export async function findCourse(manager: EntityManager, id: string): Promise<Course> {
  const course = isThinkificId(id)
    ? await manager.findOne(Course, {
        where: { thinkificId: Number(id) },
        relations: COURSE_RELATIONS,
      })
    : null;
  if (!course) throw new NotFoundError(`There is no course ${id}.`);
  return course;
}

/** The course, which nobody else changes before the transaction ends. @throws NotFoundError */
export async function lockCourse(manager: EntityManager, id: string): Promise<Course> {
  if (isThinkificId(id)) {
    await manager.query('SELECT FROM courses WHERE thinkific_id = $1 FOR UPDATE', [id]);
  }
  return findCourse(manager, id);
}

export const SAVED_SINCE = {
  412: 'Somebody else has saved this course since you opened it. Look at their version, then save again.',
};

/** @throws PreconditionFailedError when the course has none of these entity tags any more */
export function requireMatch(course: Course, ifMatch: string | undefined): void {
  if (matches(ifMatch, toAdminCourseDto(course))) return;
  throw new PreconditionFailedError(SAVED_SINCE[412]);
}

export async function raiseVersion(manager: EntityManager, { thinkificId }: Course): Promise<void> {
  await manager.increment(Course, { thinkificId }, 'overrideVersion', 1);
}
