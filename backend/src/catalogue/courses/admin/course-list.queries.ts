import { type EntityManager, In } from 'typeorm';
import { type Manager, queryColumn } from '../../../common/sql/query.js';
import { Course, COURSE_RELATIONS } from '../../entities/course.entity.js';

export function findIds(manager: Manager): Promise<string[]> {
  return queryColumn(manager, 'SELECT thinkific_id FROM courses ORDER BY name, thinkific_id');
}

export async function findByIds(manager: EntityManager, ids: string[]): Promise<Course[]> {
  const courses = await manager.find(Course, {
    where: { thinkificId: In(ids) },
    relations: COURSE_RELATIONS,
  });
  const found = new Map(courses.map((course) => [String(course.thinkificId), course]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

export async function feature(manager: Manager, ids: number[], isFeatured: boolean): Promise<void> {
  await manager.query(
    isFeatured
      ? 'INSERT INTO featured_courses (thinkific_id) SELECT unnest($1::bigint[]) ON CONFLICT DO NOTHING'
      : 'DELETE FROM featured_courses WHERE thinkific_id = ANY($1::bigint[])',
    [ids],
  );
}
