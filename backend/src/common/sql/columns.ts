import { type ValueTransformer, Raw } from 'typeorm';

export function olderThan(days: number) {
  return Raw((column) => `${column} < now() - interval '${days} days'`);
}

/** Returns whether the text is a whole number that fits a bigint. Clients treat ids as opaque. */
export function isRowId(id: string): boolean {
  return /^[1-9]\d{0,17}$/.test(id);
}

export function toRowIds(ids: string[]): string[] {
  return [...new Set(ids.filter(isRowId))];
}

export const numeric: ValueTransformer = {
  to: (value: number | null | undefined) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};
