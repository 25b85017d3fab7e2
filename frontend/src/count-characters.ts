/** Counts characters as the API does: an emoji counts once, although its `length` is 2. */
export function countCharacters(text: string): number {
  return [...text].length;
}
