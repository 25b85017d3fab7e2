/** The table in which we hold what a platform says of its courses. */
export interface MirrorTable {
  name: string;
  key: string;
  /** The column that people know a course by. */
  title: string;
  /** With their SQL types; `created_at`, `synced_at` and `removed_at` come on top. */
  columns: Record<string, string>;
  /** SQL on `stored` and `change`: whether visitors would no longer see the course. */
  lost: string;
  /** Columns whose values nobody empties at many courses at once, with their plurals. */
  watched: Record<string, string>;
}

/** The platform's rows by their keys. */
export type MirroredRows = ReadonlyMap<string, object>;
