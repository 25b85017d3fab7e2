import type { Topic } from '../change.js';

/** Courses show in lists, too. */
export function topicsOfCourses(ids: Iterable<string>): Topic[] {
  const topics = [...ids].map((id): Topic => `course ${id}`);
  return topics.length > 0 ? ['courses', ...topics] : [];
}
