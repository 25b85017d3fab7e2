import {
  EXACT,
  isTypo,
  leastEdits,
  lettersOf,
  mostEdits,
  mostTypos,
  nearestOf,
  rankOf,
  searchedWords,
  START,
  suggestionsFor,
  type Term,
  termsOf,
  TYPO,
  wordsOf,
} from './search-terms.js';
import { SYNONYMS } from './synonyms.js';

/** The best rank of each item that has something, by its place. */
type Ranks = Map<number, number>;

interface Word {
  /** The places of the items that have it, and the best field of each. */
  places: Ranks;
  letters: number;
}

/** The words of all items, and where they stand. The browser searches with it, too. */
export class WordIndex<Item> {
  private readonly words = new Map<string, Word>();
  private readonly items: Item[] = [];

  /** @param textsOf what is searched of an item, the best field first */
  constructor(private readonly textsOf: (item: Item) => readonly (string | null)[]) {}

  add(item: Item): void {
    const place = this.items.push(item) - 1;
    for (const [field, text] of this.textsOf(item).entries()) {
      for (const word of wordsOf(text ?? '')) {
        const known = this.words.get(word) ?? { places: new Map(), letters: lettersOf(word) };
        if (!known.places.has(place)) known.places.set(place, field);
        this.words.set(word, known);
      }
    }
  }

  /** The items that have all that is sought, the best first. */
  find(text: string): readonly Item[] {
    const terms = termsOf(searchedWords(text), SYNONYMS);
    if (terms.length === 0) return this.items;
    let sums: Ranks | undefined;
    for (const term of terms) {
      const ranks = this.ranksOfTerm(term);
      sums = sums ? inBoth(sums, ranks, (rank, other) => rank + other) : ranks;
      if (sums.size === 0) return [];
    }
    return [...(sums ?? [])]
      .toSorted(([place, sum], [otherPlace, otherSum]) => sum - otherSum || place - otherPlace)
      .flatMap(([place]) => this.items[place] ?? []);
  }

  /** What to search for where nothing is found. @param isFound whether something is, by that */
  suggest(text: string, isFound: (search: string) => boolean): string | undefined {
    const correct = (word: string) =>
      this.isKnown(word) ? word : nearestOf(word, this.within(mostEdits(word), word));
    return suggestionsFor(searchedWords(text), correct).find(isFound);
  }

  private isKnown(word: string): boolean {
    return termsOf([word], SYNONYMS).some(({ ways }) =>
      ways.some((way) => this.ranksOfWay(way).size > 0),
    );
  }

  private ranksOfTerm({ ways, typed }: Term): Ranks {
    const ranks: Ranks = new Map();
    for (const way of ways) takeBest(ranks, this.ranksOfWay(way));
    if (ranks.size > 0 || typed === null) return ranks;
    for (const word of this.within(mostTypos(typed), typed)) {
      if (isTypo(typed, word)) takeBest(ranks, ranked(this.words.get(word)?.places ?? [], TYPO));
    }
    return ranks;
  }

  /** The words that so few edits may make of one: the others are most, and need no closer look. */
  private *within(most: number, typed: string): Iterable<string> {
    const letters = lettersOf(typed);
    for (const [word, { letters: others }] of this.words) {
      const more = Math.abs(word.length - typed.length);
      if (more <= most && leastEdits(letters, others) <= most) yield word;
    }
  }

  private ranksOfWay(way: readonly string[]): Ranks {
    return way
      .map((sought) => this.ranksOfWord(sought))
      .reduce((ranks, others) => inBoth(ranks, others, Math.max));
  }

  private ranksOfWord(sought: string): Ranks {
    const ranks: Ranks = new Map();
    for (const [word, { places }] of this.words) {
      if (!word.startsWith(sought)) continue;
      takeBest(ranks, ranked(places, word === sought ? EXACT : START));
    }
    return ranks;
  }
}

function* ranked(places: Iterable<[number, number]>, answer: number): Iterable<[number, number]> {
  for (const [place, field] of places) yield [place, rankOf(field, answer)];
}

function takeBest(ranks: Ranks, others: Iterable<[number, number]>): void {
  for (const [place, rank] of others) {
    if (rank < (ranks.get(place) ?? Infinity)) ranks.set(place, rank);
  }
}

function inBoth(one: Ranks, other: Ranks, join: (a: number, b: number) => number): Ranks {
  const both: Ranks = new Map();
  for (const [place, rank] of one) {
    const otherRank = other.get(place);
    if (otherRank !== undefined) both.set(place, join(rank, otherRank));
  }
  return both;
}
