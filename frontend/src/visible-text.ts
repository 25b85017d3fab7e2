/** `DI` (Default_Ignorable_Code_Point) are characters that are never drawn. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u;

/** Removes characters that change the text direction, as the API does for names. */
export function stripBidiControls(text: string): string {
  return text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');
}

/** Trims white space as the API does. Returns '' when no character of the text is visible. */
export function visibleText(text: string): string {
  return SEEN.test(text) ? text.trim() : '';
}
