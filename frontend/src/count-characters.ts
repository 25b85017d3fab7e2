/** As the API counts characters: an emoji is one, of which `length` makes two. */
export function countCharacters(text: string): number {
  return [...text].length;
}
