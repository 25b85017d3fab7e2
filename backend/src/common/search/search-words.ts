// The browser bundles this file, too, so it imports nothing.

/** Characters of a search that are read. */
export const MAX_SEARCH = 100;
const MAX_WORDS = 6;

/** Letters that Unicode does not decompose into a plain letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
};

/** Returns a text in small letters and without accents. */
function fold(text: string): string {
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return plain.toLowerCase().replace(/[ßæœøłđıς]/g, (letter) => LETTERS[letter] ?? letter);
}

/** Returns the folded words of a text. "C++" and "C#" are words. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{Alphabetic}\p{N}]+[+#]*/gu) ?? [];
}

/** Returns the distinct words of a search, at most six. */
export function searchedWords(search: string): string[] {
  return [...new Set(wordsOf(search.slice(0, MAX_SEARCH)))].slice(0, MAX_WORDS);
}
