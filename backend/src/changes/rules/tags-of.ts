import type { CacheTag } from '../change.js';

export function tagsOfCourses(ids: Iterable<string>): CacheTag[] {
  const tags = [...ids].map((id): CacheTag => `course ${id}`);
  return tags.length > 0 ? ['courses', ...tags] : [];
}
