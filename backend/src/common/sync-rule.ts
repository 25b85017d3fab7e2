import type { PaymentOption } from './price/price-words.js';

/** What syncs may do with a course: all, ask before they show it, or nothing. */
export const SYNC_RULES = ['follow', 'ask', 'frozen'] as const;
export type SyncRule = (typeof SYNC_RULES)[number];

type ColumnValue = string | number | boolean | string[] | PaymentOption[] | null;

/** What the platform says of a course that does not follow it, and visitors do not see. */
export interface StoredDifference {
  kind: 'changed' | 'returned' | 'removed';
  /** By column: what is held here, and what the platform has. */
  fields: Record<string, [before: ColumnValue, after: ColumnValue]>;
  /** The platform's whole row; null when the course is gone from it. */
  row: object | null;
  /** Another one as soon as anything of it is. */
  version: string;
  /** An admin wants none of it. */
  declined: boolean;
  found_at: string;
}

/**
 * What waits beside a course. One that follows the platform has nothing to wait for: the next sync writes it. Until then
 * its row keeps what waited before, for who takes the rule back.
 */
export function waitingOf(
  rule: SyncRule,
  difference: StoredDifference | null,
): StoredDifference | null {
  return rule === 'follow' ? null : difference;
}
