// The frontend reads this file as it stands: it imports nothing.

/** Of a search so many characters and words are looked at. */
export const MAX_SEARCH = 100;
const MAX_WORDS = 6;

/** Shorter words stand for themselves. */
const LEAST_LETTERS = 4;

/** Where a word stands in a course, the best first. */
export const FIELDS = ['title', 'category', 'opening'] as const;

/** How a word answers to another one, the best first. */
export const EXACT = 0;
export const START = 1;
export const TYPO = 2;

/** Less is better; where a word stands counts for more than how it answers. */
export function rankOf(field: number, answer: number): number {
  return field * 3 + answer;
}

/** What a course must have: all the words of one of the ways to say it. */
export interface Term {
  ways: readonly (readonly string[])[];
  /** The word as it was typed, unless there are more of them. */
  typed: string | null;
}

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

/** In small letters and without accents. */
function fold(text: string): string {
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return plain.toLowerCase().replace(/[ßæœøłđıς]/g, (letter) => LETTERS[letter] ?? letter);
}

/** The folded words of a text. "C++" and "C#" are words. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{Alphabetic}\p{N}]+[+#]*/gu) ?? [];
}

export function searchedWords(search: string): string[] {
  return [...new Set(wordsOf(search.slice(0, MAX_SEARCH)))].slice(0, MAX_WORDS);
}

/** The words of a search, where several of them may be another way to say something. */
export function termsOf(
  words: readonly string[],
  synonyms: readonly (readonly string[])[],
): Term[] {
  const terms: Term[] = [];
  for (let place = 0; place < words.length;) {
    const { length, ways } = longestWays(words.slice(place), synonyms);
    terms.push({ ways, typed: length === 1 ? (words[place] ?? null) : null });
    place += length;
  }
  return terms;
}

function longestWays(words: readonly string[], synonyms: readonly (readonly string[])[]) {
  for (let length = words.length; length > 0; length -= 1) {
    const said = words.slice(0, length).join(' ');
    const group = synonyms.find((same) => same.includes(said));
    if (group) return { length, ways: group.map((way) => way.split(' ')) };
  }
  return { length: 1, ways: [words.slice(0, 1)] };
}

/** Of how many edits a typo is made at most. */
export function mostTypos(typed: string): number {
  if (typed.length < LEAST_LETTERS || /\d/.test(typed)) return 0;
  return typed.length < 8 ? 1 : 2;
}

/** Whether a word is likely meant by another one that no course has. */
export function isTypo(typed: string, word: string): boolean {
  const most = mostTypos(typed);
  return most > 0 && distance(typed, word, most) <= most && isAlike(typed, word);
}

/** How many edits at most lead to what is like a word. */
export function mostEdits(typed: string): number {
  return typed.length < LEAST_LETTERS ? 0 : Math.ceil(typed.length / 3);
}

/** What is most like a word that no course has. */
export function nearestOf(typed: string, words: Iterable<string>): string | null {
  let most = mostEdits(typed);
  let nearest: Near | null = null;
  for (const word of words) {
    const edits = distance(typed, word, most);
    if (edits > most || word.length < 3 || !isAlike(typed, word)) continue;
    most = edits;
    const found = { word, edits, likeness: likeness(typed, word) };
    if (!nearest || isNearer(found, nearest)) nearest = found;
  }
  return nearest?.word ?? null;
}

interface Near {
  word: string;
  edits: number;
  likeness: number;
}

function isNearer(one: Near, other: Near): boolean {
  if (one.edits !== other.edits) return one.edits < other.edits;
  if (one.likeness !== other.likeness) return one.likeness > other.likeness;
  return one.word < other.word;
}

/** What may be searched for where nothing was found: as it is meant, else the longest word of it. */
export function suggestionsFor(
  words: readonly string[],
  correct: (word: string) => string | null,
): string[] {
  const meant = words.flatMap((word) => correct(word) ?? []);
  const longest = meant.reduce((best, word) => (word.length > best.length ? word : best), '');
  return [...new Set([meant.join(' '), longest])].filter(
    (text) => text !== '' && text !== words.join(' '),
  );
}

/** How alike two words must at least be: no fraction of small numbers, so that rounding is no matter. */
const LEAST_LIKENESS = 0.1101;

function isAlike(one: string, other: string): boolean {
  return likeness(one, other) >= LEAST_LIKENESS;
}

/** How many of their groups of three letters two words share, as `similarity` of pg_trgm. */
function likeness(one: string, other: string): number {
  const [trigrams, others] = [trigramsOf(one), trigramsOf(other)];
  const shared = [...trigrams].filter((trigram) => others.has(trigram)).length;
  return shared / (trigrams.size + others.size - shared);
}

function trigramsOf(word: string): Set<string> {
  const letters = [...`  ${word.replace(/[+#]+$/, '')} `];
  return new Set(letters.slice(2).map((letter, at) => `${letters[at]}${letters[at + 1]}${letter}`));
}

/** The letters that a word has, each a bit; some share theirs. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** So many edits, or more, make one word of the other: each brings one new letter and takes one away at most. */
export function leastEdits(letters: number, others: number): number {
  return Math.max(countOf(letters & ~others), countOf(others & ~letters));
}

function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Letters to add, drop, change or swap with the next; more than `most` where there are more. */
function distance(one: string, other: string, most: number): number {
  const far = most + 1;
  if (Math.abs(one.length - other.length) > most) return far;
  let before = Array.from({ length: other.length + 1 }, () => far);
  let above = before.slice();
  let row = before.map((_, column) => column);
  for (let line = 1; line <= one.length; line += 1) {
    [before, above, row] = [above, row, before];
    // Whatever is further from the diagonal is too far.
    const from = Math.max(1, line - most);
    const to = Math.min(other.length, line + most);
    let least = from === 1 ? line : far;
    row[from - 1] = least;
    for (let column = from; column <= to; column += 1) {
      const letter = one.charCodeAt(line - 1);
      const isSame = letter === other.charCodeAt(column - 1);
      const isSwap =
        letter === other.charCodeAt(column - 2) &&
        one.charCodeAt(line - 2) === other.charCodeAt(column - 1);
      const edits = Math.min(
        at(above, column) + 1,
        at(row, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(before, column - 2) + 1 : far,
      );
      row[column] = edits;
      least = Math.min(least, edits);
    }
    if (least > most) return far;
  }
  return at(row, other.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
