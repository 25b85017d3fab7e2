/** DI are those that are never drawn. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u;

/** As the API takes names: without what turns the direction of the text around it. */
export function stripBidiControls(text: string): string {
  return text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');
}

/** As the API takes text: without the white space around it, and empty where nothing of it is seen. */
export function visibleText(text: string): string {
  return SEEN.test(text) ? text.trim() : '';
}
