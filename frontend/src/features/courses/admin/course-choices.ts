import type { AdminCoursePageDto } from '../../../api/generated/model/adminCoursePageDto';
import { CATEGORIES, LEVELS } from '../course-labels';

/** What fields offer that take anything else, too. */
export type CourseChoices = Pick<AdminCoursePageDto, 'categories' | 'levels' | 'formats'>;

/** A course of this format starts at once; any other is a cohort. */
const SELF_PACED = 'Self-paced';

/** What visitors filter by, then what the courses have beside it. */
export function toChoices(page: CourseChoices | undefined): CourseChoices {
  const { categories = [], levels = [], formats = [] } = page ?? {};
  return {
    categories: unite(CATEGORIES, categories),
    levels: unite(LEVELS, levels),
    formats: unite([SELF_PACED], formats),
  };
}

function unite(known: readonly string[], present: string[]): string[] {
  return [...new Set([...known, ...present])];
}
