/** Where the keyboard was put in a list of rows. */
export interface RowCursor {
  id: string;
  /** The ids of the rows that followed it. */
  following: string[];
}

/**
 * Where the cursor is in the list as it is now: on its row, on the first that followed it when the
 * row is gone, on the last row when all of these are gone.
 *
 * @returns an index of `ids`, or -1 when there is no such row.
 */
export function currentRow(ids: string[], cursor: RowCursor | undefined): number {
  if (!cursor) return -1;
  const id = [cursor.id, ...cursor.following].find((candidate) => ids.includes(candidate));
  return id === undefined ? ids.length - 1 : ids.indexOf(id);
}
