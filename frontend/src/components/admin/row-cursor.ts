export interface RowCursor {
  id: string;
  following: string[];
}

/** Returns the index of the cursor's row, of the next row that still exists, or of the last row; -1 without rows. */
export function currentRow(ids: string[], cursor: RowCursor | undefined): number {
  if (!cursor) return -1;
  const id = [cursor.id, ...cursor.following].find((candidate) => ids.includes(candidate));
  return id === undefined ? ids.length - 1 : ids.indexOf(id);
}
