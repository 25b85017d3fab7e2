import type { CatalogueSort } from '../../api/generated/model/catalogueSort';
import type { CoursePrice } from '../../api/generated/model/coursePrice';
import { formatPage, parsePage } from '../../components/pager/page-number';
import { paths } from '../../paths';
import { CATEGORIES, LEVELS } from './course-labels';

export const PRICES = ['free', 'under-100', 'under-500'] as const satisfies CoursePrice[];
export const SORTS = ['title-asc', 'price-asc', 'price-desc'] as const satisfies CatalogueSort[];

export const PRICE_LABELS: Readonly<Record<CoursePrice, string>> = {
  free: 'Free',
  'under-100': 'Under $100',
  'under-500': 'Under $500',
};

export const SORT_LABELS: Readonly<Record<CatalogueSort, string>> = {
  'title-asc': 'Title A–Z',
  'price-asc': 'Price Low to High',
  'price-desc': 'Price High to Low',
};

type Category = (typeof CATEGORIES)[number];
type Level = (typeof LEVELS)[number];

/** The visitor's filters; null means "All". */
export interface CourseFilters {
  search: string;
  category: Category | null;
  level: Level | null;
  price: CoursePrice | null;
  /** null means the catalogue's order, or the best match for a search. */
  sort: CatalogueSort | null;
  /** Starts at 1. */
  page: number;
}

export const UDEMY_FILTER_NAMES: readonly string[] = ['search', 'price', 'page'];

/** A search form adds this parameter; it asks the server to search because the browser runs no JavaScript. */
export const NO_SCRIPT = 'noscript';

export const NO_FILTERS: CourseFilters = {
  search: '',
  category: null,
  level: null,
  price: null,
  sort: null,
  page: 1,
};

export const FILTER_NAMES: readonly string[] = Object.keys(NO_FILTERS);

/** Reads filters from the address. Unknown values mean "All". */
export function parseFilters(params: URLSearchParams): CourseFilters {
  const category = params.get('category');
  return {
    search: params.get('search') ?? '',
    category: isSame(category, 'Software') ? 'Software Engineering' : pick(CATEGORIES, category),
    level: pick(LEVELS, params.get('level')),
    price: pick(PRICES, params.get('price')),
    sort: pick(SORTS, params.get('sort')),
    page: parsePage(params),
  };
}

/** Returns the filters that Udemy courses support. They have no category, level or price. */
export function toUdemyFilters({ search, price, page }: CourseFilters): CourseFilters {
  return { ...NO_FILTERS, search, price: price && 'free', page };
}

export function parseUdemyFilters(params: URLSearchParams): CourseFilters {
  return toUdemyFilters(parseFilters(params));
}

export function formatFilters({ page, ...filters }: CourseFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value);
  formatPage(params, page);
  return params;
}

/** Returns the canonical address of a filtered catalogue. */
export function addressOf(filters: CourseFilters, path: string = paths.courses): string {
  const params = formatFilters(filters).toString();
  return params ? `${path}?${params}` : path;
}

/** Returns undefined for a custom category, which the catalogue cannot filter by. */
export function pathOfCategory(name: string | null): string | undefined {
  const category = pick(CATEGORIES, name);
  return category ? addressOf({ ...NO_FILTERS, category }) : undefined;
}

function pick<T extends string>(values: readonly T[], text: string | null): T | null {
  return values.find((value) => isSame(text, value)) ?? null;
}

function isSame(text: string | null, value: string): boolean {
  return text?.trim().toLowerCase() === value.toLowerCase();
}
