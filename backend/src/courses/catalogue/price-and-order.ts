/** The parts of the catalogue by price, and the orders it can be had in; the browser goes by them, too. */

export const PRICES = ['free', 'under-100', 'under-500'] as const;
export const SORTS = ['title-asc', 'price-asc', 'price-desc'] as const;

export type CoursePrice = (typeof PRICES)[number];
export type CatalogueSort = (typeof SORTS)[number];

interface Priced {
  title: string;
  /** US dollars. */
  price: number | null;
}

/** US dollars that a price is below. */
const LIMITS: Readonly<Record<CoursePrice, number>> = {
  free: 0.01,
  'under-100': 100,
  'under-500': 500,
};

const TITLES = new Intl.Collator('en-US', { numeric: true });

/** A course without a price has none that is low. */
export function costs({ price }: Pick<Priced, 'price'>, part: CoursePrice): boolean {
  return price !== null && price < LIMITS[part];
}

/** As they are without an order; what has no price comes last by price, whichever way. */
export function inOrder<Course extends Priced>(
  courses: readonly Course[],
  sort: CatalogueSort | null | undefined,
): readonly Course[] {
  if (!sort) return courses;
  if (sort === 'title-asc') return courses.toSorted((a, b) => TITLES.compare(a.title, b.title));
  const sign = sort === 'price-asc' ? 1 : -1;
  const rank = ({ price }: Course) => (price === null ? Number.MAX_VALUE : sign * price);
  return courses.toSorted((a, b) => rank(a) - rank(b));
}
