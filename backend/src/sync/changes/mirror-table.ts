const BATCH = 500;

export function* batches(rows: Iterable<object>): Generator<string> {
  const all = [...rows];
  for (let start = 0; start < all.length; start += BATCH) {
    yield JSON.stringify(all.slice(start, start + BATCH));
  }
}

export interface MirrorTable {
  name: string;
  key: string;
  title: string;
  columns: Record<string, string>;
  /** SQL on `stored` and `change`: whether visitors would no longer see the course. */
  lost: string;
  /** Columns that are suspicious if emptied for many courses at once, with their plural names. */
  watched: Record<string, string>;
}

export type MirroredRows = ReadonlyMap<string, object>;
