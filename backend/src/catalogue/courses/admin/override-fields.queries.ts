import { isDeepStrictEqual } from 'node:util';
import { type EntityManager, In } from 'typeorm';
import { toEtag } from '../../../common/http/etag.js';
import type { OverrideField } from '../../../common/overridable-fields.js';
import { InvalidInputError } from '../../../common/problem/app-error.js';
import { CourseOverride } from '../../entities/course-override.entity.js';
import { type OverrideFields, toOverride } from '../course-override.rules.js';
import { Course } from '../../entities/course.entity.js';
import { findByIds } from './course-list.queries.js';

interface ReadCourses {
  ids: string[];
  etags?: string[] | undefined;
}

export function requireEtagOfEach({ ids, etags }: ReadCourses): void {
  if (!etags || etags.length === ids.length) return;
  const message = 'Etags must have as many items as ids';
  throw new InvalidInputError([{ field: 'etags', message }]);
}

/** Locks and returns the courses that nobody has saved since they were read. */
export async function lockUnchanged(
  manager: EntityManager,
  { ids, etags }: ReadCourses,
): Promise<Course[]> {
  const expected = new Map(ids.map((id, index) => [id, etags?.[index]]));
  return (await lockCourses(manager, ids)).filter(({ thinkificId, overrideVersion }) => {
    const etag = expected.get(String(thinkificId));
    return etag === undefined || etag === toEtag(overrideVersion);
  });
}

/** Locks in the order of ids, so that two bulk updates never deadlock. */
export async function lockCourses(manager: EntityManager, ids: string[]): Promise<Course[]> {
  await manager.query(
    'SELECT FROM courses WHERE thinkific_id = ANY($1::bigint[]) ORDER BY thinkific_id FOR UPDATE',
    [ids],
  );
  return findByIds(manager, ids);
}

/** Sets overrides of locked courses: null removes one, undefined leaves it. Returns the changed courses. */
export async function setFields(
  manager: EntityManager,
  courses: Course[],
  fields: OverrideFields,
): Promise<Set<Course>> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const changed = courses.filter(({ override }) =>
    given.some(
      ([field, value]) => !isDeepStrictEqual(override?.[field as OverrideField] ?? null, value),
    ),
  );
  const rows = changed.map((course) =>
    toOverride(course, { ...course.override, ...Object.fromEntries(given) }),
  );
  const kept = rows.filter((row) => row !== null);
  const ended = changed.filter((_course, index) => rows[index] === null);
  if (kept.length > 0) await manager.upsert(CourseOverride, kept, ['thinkificId']);
  await manager.delete(CourseOverride, { thinkificId: In(idsOf(ended)) });
  await manager.increment(Course, { thinkificId: In(idsOf(changed)) }, 'overrideVersion', 1);
  return new Set(changed);
}

export function idsOf(courses: Course[]): number[] {
  return courses.map(({ thinkificId }) => thinkificId);
}
