import { LEVELS } from '../dto/catalogue.query.js';
import type { OutlinedCourse } from './catalogue-outline.service.js';

const RANKED: readonly (string | null)[] = LEVELS;

/** Returns other courses of the category: the next level first, then the same level, then the rest. */
export function relatedTo(
  course: OutlinedCourse,
  courses: readonly OutlinedCourse[],
): OutlinedCourse[] {
  // -1 for a custom level and for none.
  const rank = RANKED.indexOf(course.level);
  const next: OutlinedCourse[] = [];
  const same: OutlinedCourse[] = [];
  const rest: OutlinedCourse[] = [];
  for (const other of courses) {
    if (other.category !== course.category || other.id === course.id) continue;
    const otherRank = RANKED.indexOf(other.level);
    if (rank >= 0 && otherRank === rank + 1) next.push(other);
    else if (otherRank === rank) same.push(other);
    else rest.push(other);
  }
  return [...next, ...same, ...rest];
}
