import type { PlatformName } from '../../common/platforms.js';

const BATCH = 500;

export function* batches(rows: Iterable<object>): Generator<string> {
  const all = [...rows];
  for (let start = 0; start < all.length; start += BATCH) {
    yield JSON.stringify(all.slice(start, start + BATCH));
  }
}

export interface MirrorTable {
  /** Courses of other platforms in the same table are left alone. */
  platform: PlatformName;
  name: string;
  /** The column of the platform's id. */
  key: string;
  /** The column of the id in the API. */
  id: string;
  title: string;
  columns: Record<string, string>;
  /** Columns that follow the platform without being compared or recorded as changes of a sync. */
  facts?: Record<string, string>;
  /** SQL on `stored` and `change`: whether visitors would no longer see the course. */
  lost: string;
  /** Columns that are suspicious if emptied for many courses at once, with their plural names. */
  watched: Record<string, string>;
}

/** SQL: whether the row is of the platform. */
export const isOf = ({ platform }: MirrorTable, row: string): string =>
  `${row}.platform = '${platform}'`;

export type MirroredRows = ReadonlyMap<string, object>;
