import type { FaultOf, ScanFaultKind } from '../faults/fault.schema.js';
import { cutPage } from '../faults/scan-faults.js';

const DEFAULT_LIMIT = 25;
export const MAX_LIMIT = 250;

export interface PageRequest {
  page: number;
  limit: number;
}

export interface Page<T> {
  items: T[];
  meta: {
    pagination: {
      current_page: number;
      next_page: number | null;
      prev_page: number | null;
      total_pages: number;
      total_items: number;
      entries_info?: string;
    };
  };
}

const wholeNumber = (text: string | null, fallback: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 ? value : fallback;
};

/** Reads the requested page. The limit may still exceed the maximum. */
export const pageRequestOf = (query: URLSearchParams): PageRequest => ({
  page: wholeNumber(query.get('page'), 1),
  limit: wholeNumber(query.get('limit'), DEFAULT_LIMIT),
});

/** Returns a page in the vendor's envelope. A page past the end is empty and no error. */
export function paginate<T>(
  list: readonly T[],
  { page, limit }: PageRequest,
  strikes: (kind: ScanFaultKind | FaultOf<'no-entries-info'>['kind']) => boolean,
): Page<T> {
  const { items, total } = cutPage(list, { page, size: limit }, strikes);
  const pages = Math.ceil(total / limit);
  const start = (page - 1) * limit;
  const shown = Math.min(items.length, limit);
  const entries_info =
    shown === 0 ? `0-0 of ${total}` : `${start + 1}-${start + shown} of ${total}`;
  return {
    items,
    meta: {
      pagination: {
        current_page: page,
        next_page: page < pages ? page + 1 : null,
        prev_page: page > 1 ? page - 1 : null,
        total_pages: pages,
        total_items: total,
        ...(!strikes('no-entries-info') && { entries_info }),
      },
    },
  };
}
