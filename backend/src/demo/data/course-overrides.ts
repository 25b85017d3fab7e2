import type { EntityManager } from 'typeorm';
import { CourseOverride } from '../../catalogue/entities/course-override.entity.js';
import { type OverrideFields, toOverride } from '../../catalogue/courses/course-override.rules.js';
import { Course } from '../../catalogue/entities/course.entity.js';
import { AI_OVERRIDES } from './course-overrides.ai.js';
import { DATA_OVERRIDES } from './course-overrides.data.js';
import { SOFTWARE_OVERRIDES } from './course-overrides.software.js';

export type DemoOverride = OverrideFields & { thinkificId: number };

export async function insertCourseOverrides(manager: EntityManager): Promise<void> {
  const courses = await manager.find(Course);
  const byId = new Map(courses.map((course) => [course.thinkificId, course]));
  const overrides = [...AI_OVERRIDES, ...DATA_OVERRIDES, ...SOFTWARE_OVERRIDES]
    .map(({ thinkificId, ...fields }) => {
      const course = byId.get(thinkificId);
      return course ? toOverride(course, fields) : null;
    })
    .filter((override) => override !== null);
  await manager.insert(CourseOverride, overrides);
}
