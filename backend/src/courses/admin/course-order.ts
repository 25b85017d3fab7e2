import { fold } from '../../common/search/search-terms.js';

export const VISIBILITIES = ['visible', 'hidden'] as const;
export const COURSE_STATUSES = ['customized', 'original'] as const;
export const COURSE_SORTS = [
  'name-asc',
  'name-desc',
  'price-asc',
  'price-desc',
  'category',
  'visible-first',
  'hidden-first',
] as const;

export type Visibility = (typeof VISIBILITIES)[number];
export type CourseStatus = (typeof COURSE_STATUSES)[number];
export type CourseSort = (typeof COURSE_SORTS)[number];

/** Of a course what filters and orders look at: as it is shown, ours before the platform's. */
export interface CourseOutline {
  id: string;
  title: string;
  category: string | null;
  level: string | null;
  format: string | null;
  /** What the first year costs. */
  price: number | null;
  isVisible: boolean;
  isCustomized: boolean;
}

export interface CourseFilters {
  search?: string;
  visibility?: Visibility;
  category?: string;
  status?: CourseStatus;
}

export function filterCourses(
  courses: CourseOutline[],
  { search = '', visibility, category, status }: CourseFilters,
): CourseOutline[] {
  const sought = fold(search);
  const isFound = (title: string) => sought !== '' && fold(title).includes(sought);
  return courses.filter(
    (course) =>
      (search === '' || isFound(course.title)) &&
      (visibility === undefined || course.isVisible === (visibility === 'visible')) &&
      (category === undefined || course.category === category) &&
      (status === undefined || course.isCustomized === (status === 'customized')),
  );
}

/** What there is of a field, each once, by name. */
export function distinct(
  courses: CourseOutline[],
  field: 'category' | 'level' | 'format',
): string[] {
  const values = courses.map((course) => course[field]).filter((value) => value !== null);
  return [...new Set(values)].toSorted(collator.compare);
}

/** The courses in the order asked for; what is equal in it goes by name, then by id. */
export function sortCourses(courses: CourseOutline[], sort: CourseSort): CourseOutline[] {
  const compare = COMPARE[sort];
  return courses.toSorted((a, b) => compare(a, b) || byName(a, b) || Number(a.id) - Number(b.id));
}

type Compare = (a: CourseOutline, b: CourseOutline) => number;

const collator = new Intl.Collator('en', { numeric: true });

const byName: Compare = (a, b) => collator.compare(a.title, b.title);

/** A missing price counts as 0. */
const byPrice: Compare = (a, b) => (a.price ?? 0) - (b.price ?? 0);

const visibleFirst: Compare = (a, b) => Number(b.isVisible) - Number(a.isVisible);

const byCategory: Compare = ({ category: first }, { category: second }) => {
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
