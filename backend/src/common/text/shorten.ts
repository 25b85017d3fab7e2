/** Ends after a word (not after an abbreviation or a number), before white space. */
const LAST_SENTENCE = /^.*[\p{L}\p{N})”"]{2}[.!?](?=\s)/su;

/**
 * Returns the first sentences of a text, or its first words with an ellipsis if they are much shorter.
 * @param most characters, without the ellipsis
 */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text.trimEnd();
  const start = text.slice(0, most + 1);
  const sentences = LAST_SENTENCE.exec(start)?.[0] ?? '';
  if (sentences.length >= most / 2) return sentences;
  const end = start.search(/\s\S*$/);
  return `${start.slice(0, end > 0 ? end : most).replace(/[\s,;:–—-]+$|[\uD800-\uDBFF]$/u, '')}…`;
}
