/** As the API counts characters: an emoji is one, of which `length` makes two. */
export function charactersOf(text: string): number {
  return [...text].length;
}
