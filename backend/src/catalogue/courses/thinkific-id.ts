export const THINKIFIC_ID = /^[1-9]\d{0,17}$/;

/** Returns whether the text is a whole number that fits a bigint, like all Thinkific ids. */
export function isThinkificId(id: string): boolean {
  return THINKIFIC_ID.test(id);
}
