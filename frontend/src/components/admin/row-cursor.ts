export interface RowCursor {
  id: string;
  following: string[];
}

/** The cursor's row, or the first that followed it and is still there, or the last; -1 without a row. */
export function currentRow(ids: string[], cursor: RowCursor | undefined): number {
  if (!cursor) return -1;
  const id = [cursor.id, ...cursor.following].find((candidate) => ids.includes(candidate));
  return id === undefined ? ids.length - 1 : ids.indexOf(id);
}
