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
