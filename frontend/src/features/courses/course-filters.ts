import type { CatalogueSort } from '../../api/generated/model/catalogueSort';
import type { CoursePrice } from '../../api/generated/model/coursePrice';
import { formatPage, parsePage } from '../../components/pager/page-number';
import { paths } from '../../paths';
import type { Site } from '../../site';
import { type Categories, LEVELS } from './course-labels';

export const PRICES = ['free', 'under-100', 'under-500'] as const satisfies CoursePrice[];
export const SORTS = ['title-asc', 'price-asc', 'price-desc'] as const satisfies CatalogueSort[];

export function priceLabels({ currency, locale }: Site): Readonly<Record<CoursePrice, string>> {
  const options = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  const under = (limit: number) => `Under ${limit.toLocaleString(locale, options)}`;
  return { free: 'Free', 'under-100': under(100), 'under-500': under(500) };
}

export const SORT_LABELS: Readonly<Record<CatalogueSort, string>> = {
  'title-asc': 'Title A–Z',
  'price-asc': 'Price Low to High',
  'price-desc': 'Price High to Low',
};

type Level = (typeof LEVELS)[number];

/** The visitor's filters; null means "All". */
export interface CourseFilters {
  search: string;
  category: string | null;
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
export function parseFilters(params: URLSearchParams, categories: Categories): CourseFilters {
  return {
    search: params.get('search') ?? '',
    category: findCategory(params.get('category'), categories),
    level: pick(LEVELS, params.get('level')),
    price: pick(PRICES, params.get('price')),
    sort: pick(SORTS, params.get('sort')),
    page: parsePage(params),
  };
}

export function isFiltered({ search, category, level, price }: CourseFilters): boolean {
  return Boolean(search.trim() || category || level || price);
}

/** Returns the filters that Udemy courses support. They have no category, level or price. */
export function toUdemyFilters({ search, price, page }: CourseFilters): CourseFilters {
  return { ...NO_FILTERS, search, price: price && 'free', page };
}

export function parseUdemyFilters(params: URLSearchParams): CourseFilters {
  return toUdemyFilters(parseFilters(params, []));
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
export function pathOfCategory(name: string | null, categories: Categories): string | undefined {
  const category = pick(namesOf(categories), name);
  return category ? addressOf({ ...NO_FILTERS, category }) : undefined;
}

/** Also finds a category by one of its collections. */
function findCategory(text: string | null, categories: Categories): string | null {
  const found = categories.find(({ collections }) => pick(collections, text) !== null);
  return pick(namesOf(categories), text) ?? found?.name ?? null;
}

function namesOf(categories: Categories): string[] {
  return categories.map(({ name }) => name);
}

function pick<T extends string>(values: readonly T[], text: string | null): T | null {
  return values.find((value) => isSame(text, value)) ?? null;
}

function isSame(text: string | null, value: string): boolean {
  return text?.trim().toLowerCase() === value.toLowerCase();
}
