/** DI are those that are never drawn. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u;

/** As the API takes text: without the white space around it, and empty where nothing of it is seen. */
export function seenText(text: string): string {
  return SEEN.test(text) ? text.trim() : '';
}
