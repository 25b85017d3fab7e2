import type { EntityManager } from 'typeorm';
import { CourseOverride } from '../../courses/course-override.entity.js';
import { Course } from '../../courses/course.entity.js';
import { AI_OVERRIDES } from './course-overrides.ai.js';
import { DATA_OVERRIDES } from './course-overrides.data.js';
import { SOFTWARE_OVERRIDES } from './course-overrides.software.js';

export type DemoOverride = Pick<CourseOverride, 'thinkificId'> & Partial<CourseOverride>;

/** What an editor would have added to the sandbox's catalogue, for the courses that are there. */
export async function insertCourseOverrides(manager: EntityManager): Promise<void> {
  const courses = await manager.find(Course, { select: { thinkificId: true } });
  const known = new Set(courses.map(({ thinkificId }) => thinkificId));
  const overrides = [...AI_OVERRIDES, ...DATA_OVERRIDES, ...SOFTWARE_OVERRIDES].filter(
    ({ thinkificId }) => known.has(thinkificId),
  );
  await manager.insert(CourseOverride, overrides);
}
