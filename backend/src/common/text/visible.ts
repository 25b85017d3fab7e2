export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Removes NUL characters and lone surrogates, which PostgreSQL cannot store. Returns null when nothing is left. */
export function cleanText(value: string | null | undefined): string | null {
  return value?.replaceAll('\0', '').toWellFormed().trim() || null;
}

/** Matches text without control, format and separator characters, which make different texts look the same. */
export const VISIBLE = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u;

export const HAS_VISIBLE_CHARACTER = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
