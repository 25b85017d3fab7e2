import type { ScanFaultKind } from './fault.schema.js';

export interface CutPage<T> {
  items: T[];
  total: number;
}

/** Returns a page of a list, counted from 1, as changed by the active scan faults. */
export function cutPage<T>(
  list: readonly T[],
  { page, size }: { page: number; size: number },
  strikes: (kind: ScanFaultKind) => boolean,
): CutPage<T> {
  const later = (kind: ScanFaultKind) => page > 1 && list.length > 0 && strikes(kind);
  const moved = later('moved-item') ? [...list.slice(1), ...list.slice(0, 1)] : list;
  const left = later('shrinking-list') ? moved.slice(1) : moved;
  const start = later('repeated-page') ? 0 : (page - 1) * size;
  const items = left.slice(start, start + size);
  const [first] = items;
  const total = left.length + (later('changing-total') ? 1 : 0);
  const repeated = first !== undefined && strikes('duplicate-item');
  return { items: repeated ? [...items, first] : items, total };
}
