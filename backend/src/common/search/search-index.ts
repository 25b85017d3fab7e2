import MiniSearch, { type Query } from 'minisearch';
import { searchedWords, wordsOf } from './search-words.js';
import { SYNONYMS } from './synonyms.js';

/** What is searched of a course. */
export interface Searched {
  title: string;
  category?: string | null;
  /** The first sentences of its description. */
  opening?: string | null;
}

/** Items that are added at a time, so that neither typing nor other requests wait for an index. */
const CHUNK = 250;

const BOOST = { title: 10, category: 3 };

/** Finds courses by words of their title, category and opening. The server and the browser both use it. */
export class SearchIndex<Item extends Searched> {
  private readonly index = new MiniSearch<{ place: number; item: Item }>({
    idField: 'place',
    fields: ['title', 'category', 'opening'],
    extractField: ({ place, item }, field) =>
      field === 'place' ? place : (item[field as keyof Searched] ?? ''),
    tokenize: wordsOf,
    processTerm: (word) => word,
  });

  private constructor(private readonly items: readonly Item[]) {}

  static async build<Item extends Searched>(items: readonly Item[]): Promise<SearchIndex<Item>> {
    const built = new SearchIndex(items);
    await built.index.addAllAsync(
      items.map((item, place) => ({ place, item })),
      { chunkSize: CHUNK },
    );
    return built;
  }

  /**
   * Returns the items that have all words of a search, the best match first, or all items for a
   * search without words. Words match by their start; typos count only when nothing matches as typed.
   */
  find(search: string): readonly Item[] {
    const words = searchedWords(search);
    if (words.length === 0) return this.items;
    const query: Query = { combineWith: 'AND', queries: withSynonyms(words) };
    // A single letter among other words would match half of the catalogue.
    const options = {
      boost: BOOST,
      prefix: (word: string) => words.length === 1 || word.length > 1,
    };
    const fuzzy = (word: string) => Math.floor(mostTypos(word));
    const asTyped = this.index.search(query, options);
    const found = asTyped.length > 0 ? asTyped : this.index.search(query, { ...options, fuzzy });
    return found.flatMap(({ id }) => this.items[id as number] ?? []);
  }

  /**
   * Returns a search to propose when one finds nothing: its words corrected, or the longest of them.
   * @param isFound whether a search finds something, among the items that are wanted
   */
  suggest(search: string, isFound: (search: string) => boolean): string | undefined {
    const words = searchedWords(search);
    const meant = words.flatMap((word) => this.correct(word) ?? []);
    const longest = meant.reduce((best, word) => (word.length > best.length ? word : best), '');
    return [meant.join(' '), longest].find(
      (text) => text !== '' && text !== words.join(' ') && isFound(text),
    );
  }

  /** Returns a word that some item has: `word` itself, or the nearest one. */
  private correct(word: string): string | undefined {
    const options = { boost: BOOST, prefix: true };
    if (this.index.search({ queries: withSynonyms([word]) }, options).length > 0) return word;
    const fuzzy = (term: string) => Math.ceil(mostTypos(term));
    const [nearest] = this.index.search(word, { ...options, fuzzy });
    return nearest?.terms[0];
  }
}

/** Returns how many letters of a word may be wrong: one in three. Two swapped letters count as two. */
function mostTypos(word: string): number {
  return word.length < 4 || /\d/.test(word) ? 0 : word.length / 3;
}

/** Returns one query per word, and per group of words that has synonyms. */
function withSynonyms(words: readonly string[]): Query[] {
  const queries: Query[] = [];
  for (let place = 0; place < words.length;) {
    const { length, ways } = longestGroup(words.slice(place));
    queries.push({
      combineWith: 'OR',
      queries: ways.map((way) => ({ combineWith: 'AND', queries: way.split(' ') })),
    });
    place += length;
  }
  return queries;
}

function longestGroup(words: readonly string[]): { length: number; ways: readonly string[] } {
  for (let length = words.length; length > 0; length -= 1) {
    const phrase = words.slice(0, length).join(' ');
    const ways = SYNONYMS.find((group) => group.includes(phrase));
    if (ways) return { length, ways };
  }
  return { length: 1, ways: words.slice(0, 1) };
}
