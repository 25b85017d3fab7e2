/** The price filters and sort orders of the catalogue. The browser uses this file, too. */

import { firstYearTotal, type PaymentOption } from '../../../common/price/price-words.js';

export const PRICES = ['free', 'under-100', 'under-500'] as const;
export const SORTS = ['title-asc', 'price-asc', 'price-desc'] as const;

export type CoursePrice = (typeof PRICES)[number];
export type CatalogueSort = (typeof SORTS)[number];

interface Priced {
  title: string;
  paymentOptions: readonly PaymentOption[];
}

/** Upper limits (exclusive) of the cost in the first year. */
const LIMITS: Readonly<Record<CoursePrice, number>> = {
  free: 0.01,
  'under-100': 100,
  'under-500': 500,
};

const TITLES = new Intl.Collator('en-US', { numeric: true });

export function costs(
  { paymentOptions }: Pick<Priced, 'paymentOptions'>,
  part: CoursePrice,
): boolean {
  const total = firstYearTotal(paymentOptions);
  return total !== null && total < LIMITS[part];
}

/**
 * Sorts courses, or leaves their order. Sorting by price uses the cost of the first year; courses without a price come
 * last.
 */
export function inOrder<Course extends Priced>(
  courses: readonly Course[],
  sort: CatalogueSort | null | undefined,
): readonly Course[] {
  if (!sort) return courses;
  if (sort === 'title-asc') return courses.toSorted((a, b) => TITLES.compare(a.title, b.title));
  const sign = sort === 'price-asc' ? 1 : -1;
  const rank = ({ paymentOptions }: Course) => {
    const total = firstYearTotal(paymentOptions);
    return total === null ? Number.MAX_VALUE : sign * total;
  };
  return courses.toSorted((a, b) => rank(a) - rank(b));
}
