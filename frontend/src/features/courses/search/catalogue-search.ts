import type { FeaturedCourseDto } from '../../../api/generated/model/featuredCourseDto';
import {
  EXACT,
  FIELDS,
  isTypo,
  nearestOf,
  rankOf,
  searchedWords,
  START,
  suggestionsFor,
  type Term,
  termsOf,
  TYPO,
  wordsOf,
} from '../../../../../backend/src/courses/search/search-terms';
import { SYNONYMS } from '../../../../../backend/src/courses/search/synonyms';

/** Courses that are read at a time: typing waits for no more of them. */
const CHUNK = 250;

/** The best rank of each course that has something, by its place in the catalogue. */
type Ranks = Map<number, number>;

/** The words of all courses, and where they stand. */
export class CatalogueSearch {
  /** For each word the places of the courses that have it, and the best field of each. */
  private readonly words = new Map<string, Ranks>();

  private constructor(private readonly courses: readonly FeaturedCourseDto[]) {}

  /** @param pause lets others have their turn */
  static async of(
    courses: readonly FeaturedCourseDto[],
    pause: () => Promise<void>,
  ): Promise<CatalogueSearch> {
    const search = new CatalogueSearch(courses);
    for (const [place, course] of courses.entries()) {
      if (place > 0 && place % CHUNK === 0) await pause();
      search.add(place, course);
    }
    return search;
  }

  /** The courses that have all that is sought, the best first. */
  find(text: string): readonly FeaturedCourseDto[] {
    const terms = termsOf(searchedWords(text), SYNONYMS);
    if (terms.length === 0) return this.courses;
    const sums = terms
      .map((term) => this.ranksOfTerm(term))
      .reduce((ranks, others) => inBoth(ranks, others, (rank, other) => rank + other));
    return [...sums]
      .toSorted(([place, sum], [otherPlace, otherSum]) => sum - otherSum || place - otherPlace)
      .flatMap(([place]) => this.courses[place] ?? []);
  }

  /** What to search for where nothing is found. @param isFound whether something is, by that */
  suggest(text: string, isFound: (search: string) => boolean): string | undefined {
    const correct = (word: string) =>
      this.isKnown(word) ? word : nearestOf(word, this.words.keys());
    return suggestionsFor(searchedWords(text), correct).find(isFound);
  }

  private add(place: number, course: FeaturedCourseDto): void {
    for (const [field, name] of FIELDS.entries()) {
      for (const word of wordsOf(course[name] ?? '')) {
        const places = this.words.get(word) ?? new Map<number, number>();
        if (!places.has(place)) places.set(place, field);
        this.words.set(word, places);
      }
    }
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
    for (const [word, places] of this.words) {
      if (isTypo(typed, word)) takeBest(ranks, ranked(places, TYPO));
    }
    return ranks;
  }

  private ranksOfWay(way: readonly string[]): Ranks {
    return way
      .map((sought) => this.ranksOfWord(sought))
      .reduce((ranks, others) => inBoth(ranks, others, Math.max));
  }

  private ranksOfWord(sought: string): Ranks {
    const ranks: Ranks = new Map();
    for (const [word, places] of this.words) {
      if (!word.startsWith(sought)) continue;
      takeBest(ranks, ranked(places, word === sought ? EXACT : START));
    }
    return ranks;
  }
}

function* ranked(places: Ranks, answer: number): Iterable<[number, number]> {
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
