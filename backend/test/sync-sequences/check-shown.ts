import assert from 'node:assert/strict';
import type { CourseDto } from '../../src/catalogue/courses/dto/course.dto.js';
import type { UdemyCourseDto } from '../../src/catalogue/marketplace/dto/udemy-course.dto.js';
import type { World } from './world.js';

/** Checks that each visible Udemy course is shown once: by itself, or as an offer of its linked course. */
export async function checkShown(world: World): Promise<void> {
  const linked = [...world.links].filter(([, decision]) => decision === 'same');
  if (linked.length === 0) return;
  const { body: courses } = await world.visitor.get<CourseDto[]>('/api/courses');
  const { body: udemy } = await world.visitor.get<UdemyCourseDto[]>('/api/udemy-courses');
  const shown = new Set(courses.map(({ id }) => id));
  const alone = new Set(udemy.map(({ udemy_id: id }) => id));
  for (const [link] of linked) {
    const [ours = '', theirs = ''] = link.split(' ');
    assert.ok(!(shown.has(ours) && alone.has(theirs)), `visitors see ${link} twice`);
  }
  const offers = courses.flatMap((course) => course.offers);
  const offered = offers.filter(({ platform }) => platform === 'udemy').length;
  const [visible] = await world.database.query<{ count: number }>(
    'SELECT count(*)::int FROM udemy_courses AS course WHERE course.is_visible',
  );
  assert.equal(alone.size + offered, visible?.count, 'visitors see all courses of Udemy');
}
