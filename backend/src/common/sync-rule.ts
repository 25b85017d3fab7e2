/** What syncs may do with a course: all, ask before they show it, or nothing. */
export const SYNC_RULES = ['follow', 'ask', 'frozen'] as const;
export type SyncRule = (typeof SYNC_RULES)[number];

type ColumnValue = string | number | boolean | string[] | null;

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

/** A course that follows the platform again has nothing to wait for: the next sync writes it. */
export function toRule(syncRule: SyncRule): { syncRule: SyncRule; difference?: null } {
  return syncRule === 'follow' ? { syncRule, difference: null } : { syncRule };
}
