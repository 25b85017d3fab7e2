export const THINKIFIC_ID = /^[1-9]\d{0,17}$/;

/** Ids of the platform are whole numbers that fit a bigint. */
export function isThinkificId(id: string): boolean {
  return THINKIFIC_ID.test(id);
}
