/** Ids of rows are whole numbers that fit a bigint; clients take them for opaque texts. */
export function isRowId(id: string): boolean {
  return /^[1-9]\d{0,17}$/.test(id);
}

/** The ids that rows can have, each once; whatever else clients send belongs to no row. */
export function toRowIds(ids: string[]): string[] {
  return [...new Set(ids.filter(isRowId))];
}
