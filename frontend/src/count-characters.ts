/** Counts code points, as the API does: most emojis count once, although their `length` is 2. */
export function countCharacters(text: string): number {
  return [...text].length;
}
