import type { ScanFaultKind } from '../faults/fault.schema.js';
import { cutPage } from '../faults/scan-faults.js';

const DEFAULT_PAGE_SIZE = 12;
const MAX_PAGE_SIZE = 100;

export interface PageRequest {
  page: number;
  size: number;
}

export interface Page<T> {
  count: number;
  next: number | null;
  previous: number | null;
  results: T[];
}

/** Returns null for an invalid page number. Clamps the page size to its limits. */
export function pageRequestOf(query: URLSearchParams, largest = MAX_PAGE_SIZE): PageRequest | null {
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('page_size') ?? DEFAULT_PAGE_SIZE);
  if (!Number.isInteger(page) || page < 1) return null;
  const usable = Number.isInteger(size) && size >= 1;
  return { page, size: Math.min(usable ? size : DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, largest) };
}

/** Returns a page, or null past the end. An empty list has one page. */
export function paginate<T>(
  list: readonly T[],
  request: PageRequest,
  strikes: (kind: ScanFaultKind) => boolean,
): Page<T> | null {
  const { page, size } = request;
  const { items, total } = cutPage(list, request, strikes);
  if (items.length === 0 && page > 1) return null;
  return {
    count: total,
    next: page * size < total ? page + 1 : null,
    previous: page > 1 ? page - 1 : null,
    results: items,
  };
}
