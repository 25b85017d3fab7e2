import { firstYearTotal } from '../../../../../backend/src/common/price/price-words';
import type { CourseRow, CourseNeed } from './course-row';
import { contains } from '../../../components/admin/contains';
import { type Categories, LEVELS } from '../course-labels';
import { categoryOf, isCustomized, paymentOptionsOf } from './admin-course';
import type { CourseSort, CourseStatus, VisibilityFilter } from './list-options';

export interface CourseFilters {
  search: string;
  visibility: VisibilityFilter;
  /** '' means all categories. */
  category: string;
  status: CourseStatus;
  need: CourseNeed | undefined;
}

export function filterCourses(
  courses: CourseRow[],
  { search, visibility, category, status, need }: CourseFilters,
): CourseRow[] {
  const sought = search.trim();
  return courses.filter(
    (course) =>
      (visibility === 'all' || course.is_visible === (visibility === 'visible')) &&
      (category === '' || categoryOf(course) === category) &&
      (status === 'all' || isCustomized(course) === (status === 'customized')) &&
      (need === undefined || course.needs.includes(need)) &&
      (sought === '' || contains(course.display_title, sought)),
  );
}

/** Sorts courses; ties are sorted by name, then by id. */
export function sortCourses(courses: CourseRow[], sort: CourseSort): CourseRow[] {
  const compare = COMPARE[sort];
  return courses.toSorted(
    (a, b) => compare(a, b) || byName(a, b) || a.thinkific_id - b.thinkific_id,
  );
}

/** Returns each value once, sorted by name, without nulls. */
export function distinct(values: (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))].toSorted(collator.compare);
}

/** Returns suggestions for free text fields: the catalogue's filter values, then values of other courses. */
export function toChoices(categories: Categories, courses: CourseRow[] = []) {
  const names = categories.map(({ name }) => name);
  const unite = (known: readonly string[], present: (string | null)[]) => [
    ...new Set([...known, ...distinct(present)]),
  ];
  const formats = courses.map(({ display_format: format }) => format);
  return {
    category: unite(names, courses.map(categoryOf)),
    level: unite(
      LEVELS,
      courses.map(({ display_level: level }) => level),
    ),
    // Self-paced courses start at once; all other formats are cohorts.
    format: unite(['Self-paced'], formats),
  };
}

export type CourseChoices = ReturnType<typeof toChoices>;

type Compare = (a: CourseRow, b: CourseRow) => number;

const collator = new Intl.Collator('en', { numeric: true });

const byName: Compare = (a, b) => collator.compare(a.display_title, b.display_title);

/** A missing price counts as 0. The currency does not affect the order. */
const priceOf = (course: CourseRow) => firstYearTotal(paymentOptionsOf(course, 'USD')) ?? 0;

const byPrice: Compare = (a, b) => priceOf(a) - priceOf(b);

const visibleFirst: Compare = (a, b) => Number(b.is_visible) - Number(a.is_visible);

const byCategory: Compare = (a, b) => {
  const [first, second] = [categoryOf(a), categoryOf(b)];
  if (first === null || second === null) return Number(first === null) - Number(second === null);
  return collator.compare(first, second);
};

const COMPARE: Record<CourseSort, Compare> = {
  'name-asc': byName,
  'name-desc': (a, b) => byName(b, a),
  'price-asc': byPrice,
  'price-desc': (a, b) => byPrice(b, a),
  category: byCategory,
  'visible-first': visibleFirst,
  'hidden-first': (a, b) => visibleFirst(b, a),
};
