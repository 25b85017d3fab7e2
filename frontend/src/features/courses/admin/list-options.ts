import type { AdminCourseDto } from '../../../api/generated/model/adminCourseDto';
import type { VisibilityFilter } from './visibility-options';
import { categoryOf, isCustomized, priceOf } from './admin-course';

export const STATUSES = [
  { value: 'all', label: 'All Courses' },
  { value: 'customized', label: 'Customized' },
  { value: 'original', label: 'Original' },
] as const;

export const SORTS = [
  { value: 'name-asc', label: 'Name A-Z' },
  { value: 'name-desc', label: 'Name Z-A' },
  { value: 'price-asc', label: 'Price Low to High' },
  { value: 'price-desc', label: 'Price High to Low' },
  { value: 'category', label: 'Category' },
  { value: 'visible-first', label: 'Visible First' },
  { value: 'hidden-first', label: 'Hidden First' },
] as const;

type StatusFilter = (typeof STATUSES)[number]['value'];
export type CourseSort = (typeof SORTS)[number]['value'];

export interface AdminCourseFilters {
  search: string;
  visibility: VisibilityFilter;
  /** A category's name; empty for all. */
  category: string;
  status: StatusFilter;
}

export function filterAdminCourses(
  courses: AdminCourseDto[],
  { search, visibility, category, status }: AdminCourseFilters,
): AdminCourseDto[] {
  const sought = search.trim().toLowerCase();
  return courses.filter(
    (course) =>
      course.display_title.toLowerCase().includes(sought) &&
      (visibility === 'all' || course.is_visible === (visibility === 'visible')) &&
      (category === '' || categoryOf(course) === category) &&
      (status === 'all' || isCustomized(course) === (status === 'customized')),
  );
}

export function distinctCategories(courses: AdminCourseDto[]): string[] {
  const categories = courses.map(categoryOf).filter((category) => category !== null);
  return [...new Set(categories)].toSorted(collator.compare);
}

/** The courses in the order asked for; what is equal in it goes by name, then by id. */
export function sortAdminCourses(courses: AdminCourseDto[], sort: CourseSort): AdminCourseDto[] {
  const compare = COMPARE[sort];
  return courses.toSorted(
    (a, b) => compare(a, b) || byName(a, b) || a.thinkific_id - b.thinkific_id,
  );
}

type Compare = (a: AdminCourseDto, b: AdminCourseDto) => number;

const collator = new Intl.Collator('en', { numeric: true });

const byName: Compare = (a, b) => collator.compare(a.display_title, b.display_title);

/** A missing price counts as 0. */
const byPrice: Compare = (a, b) => (priceOf(a) ?? 0) - (priceOf(b) ?? 0);

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
