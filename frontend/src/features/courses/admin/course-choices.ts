import type { CourseRow } from './course-row';
import { CATEGORIES, LEVELS } from '../course-labels';
import { categoryOf } from './admin-course';
import { distinct } from './course-order';

/** A course of this format starts at once; any other is a cohort. */
const SELF_PACED = 'Self-paced';

/** Suggestions for fields that also take free text: what visitors filter by, then what the courses have. */
export function toChoices(courses: CourseRow[] = []) {
  const unite = (known: readonly string[], present: (string | null)[]) => [
    ...new Set([...known, ...distinct(present)]),
  ];
  return {
    categories: unite(CATEGORIES, courses.map(categoryOf)),
    levels: unite(
      LEVELS,
      courses.map(({ display_level: level }) => level),
    ),
    formats: unite(
      [SELF_PACED],
      courses.map(({ display_format: format }) => format),
    ),
  };
}

export type CourseChoices = ReturnType<typeof toChoices>;
