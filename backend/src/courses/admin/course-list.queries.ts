import { type EntityManager, In } from 'typeorm';
import { Course, COURSE_RELATIONS } from '../course.entity.js';

/** Returns the ids of all courses, including removed ones, ordered by the platform's name. */
export async function findIds(manager: Pick<EntityManager, 'query'>): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    'SELECT thinkific_id AS id FROM courses ORDER BY name, thinkific_id',
  );
  return rows.map(({ id }) => id);
}

/** Returns the courses in the order of the ids. */
export async function findByIds(manager: EntityManager, ids: string[]): Promise<Course[]> {
  const courses = await manager.find(Course, {
    where: { thinkificId: In(ids) },
    relations: COURSE_RELATIONS,
  });
  const found = new Map(courses.map((course) => [String(course.thinkificId), course]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
