import { LEVELS } from '../dto/catalogue.query.js';
import type { OutlinedCourse } from './catalogue-outline.service.js';

/**
 * The others of its category: those of the next level first, then of the same, then the rest, each
 * in the order given.
 */
export function relatedTo(
  course: OutlinedCourse,
  courses: readonly OutlinedCourse[],
): OutlinedCourse[] {
  const level = rankOf(course);
  const distance = (other: OutlinedCourse) => {
    if (level >= 0 && rankOf(other) === level + 1) return 0;
    return rankOf(other) === level ? 1 : 2;
  };
  return courses
    .filter((other) => other.category === course.category && other.id !== course.id)
    .toSorted((a, b) => distance(a) - distance(b));
}

/** -1 for a name of the provider's own, and for none. */
function rankOf({ level }: OutlinedCourse): number {
  return LEVELS.findIndex((each) => each === level);
}
