import type { PaymentOption } from './price/price-words.js';

export const SYNC_RULES = ['follow', 'ask', 'frozen'] as const;
export type SyncRule = (typeof SYNC_RULES)[number];

type ColumnValue = string | number | boolean | string[] | PaymentOption[] | null;

export interface StoredDifference {
  kind: 'changed' | 'returned' | 'removed';
  fields: Record<string, [before: ColumnValue, after: ColumnValue]>;
  row: object | null;
  version: string;
  declined: boolean;
  found_at: string;
}

/**
 * Returns the pending difference of a course. It is null for courses that follow the platform, since the next sync
 * writes their values; their rows keep the difference in case the rule changes back.
 */
export function waitingOf(
  rule: SyncRule,
  difference: StoredDifference | null,
): StoredDifference | null {
  return rule === 'follow' ? null : difference;
}
