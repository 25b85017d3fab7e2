/** Ids of the platform are whole numbers that fit a bigint. */
export function isThinkificId(id: string): boolean {
  return /^[1-9]\d{0,17}$/.test(id);
}
