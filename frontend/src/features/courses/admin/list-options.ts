import type { CourseNeed } from './course-row';

export const VISIBILITIES = [
  { value: 'all', label: 'All Courses' },
  { value: 'visible', label: 'Visible Only' },
  { value: 'hidden', label: 'Hidden Only' },
] as const;

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

export const NEEDS: Record<CourseNeed, string> = {
  changed: 'Changed on Thinkific',
  incomplete: 'Missing details',
  unlinked: 'Broken enrollment link',
  promised: 'Promises a certificate',
};

export type VisibilityFilter = (typeof VISIBILITIES)[number]['value'];
export type CourseStatus = (typeof STATUSES)[number]['value'];
export type CourseSort = (typeof SORTS)[number]['value'];
