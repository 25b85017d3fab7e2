import { Injectable } from '@nestjs/common';
import PQueue from 'p-queue';
import { DataSource } from 'typeorm';
import { BusyError } from '../../common/problem/app-error.js';
import { ContentChangesService } from '../../content-cache/content-changes.service.js';
import { ContentMemory } from '../../content-cache/content-memory.js';
import { readAlike, readCorrected, readRanks, type Ranks } from './course-words.queries.js';
import {
  isTypo,
  LEAST_LETTERS,
  nearestOf,
  searchedWords,
  suggestionsFor,
  type Term,
  termsOf,
} from '../../common/search/search-terms.js';
import { SYNONYMS } from '../../common/search/synonyms.js';

/** Strangers make up searches faster than the database does them. */
const AT_ONCE = 2;
const WAITING = 50;

/** Bytes. */
const MEMORY = 8 * 1024 * 1024;
const ENTRY = 100;

/** Finds visible courses as the browser does, in the database. */
@Injectable()
export class CourseSearch {
  private readonly found: ContentMemory<Ranks>;
  private readonly queue = new PQueue({ concurrency: AT_ONCE });

  constructor(
    changes: ContentChangesService,
    private readonly dataSource: DataSource,
  ) {
    this.found = new ContentMemory(changes, {
      topics: ['courses'],
      isShown: false,
      entries: 1_000,
      bytes: MEMORY,
      sizeOf: (ranks) => (ranks.size + 1) * ENTRY,
    });
  }

  /** @returns those of the courses that have all that is sought, the best first. @throws BusyError */
  async filter<Course extends { id: string }>(
    courses: readonly Course[],
    search: string,
  ): Promise<Course[]> {
    const words = searchedWords(search);
    if (words.length === 0) return [...courses];
    const ranks = await this.found.get(words.join(' '), () => this.inTurn(() => this.rank(words)));
    return courses
      .filter(({ id }) => ranks.has(id))
      .toSorted((one, other) => (ranks.get(one.id) ?? 0) - (ranks.get(other.id) ?? 0));
  }

  /** What to search for among these where nothing is found. @throws BusyError */
  async suggest(courses: readonly { id: string }[], search: string): Promise<string | undefined> {
    const words = searchedWords(search);
    const corrected = await this.inTurn(() => this.correct(words));
    for (const text of suggestionsFor(words, (word) => corrected.get(word) ?? null)) {
      if ((await this.filter(courses, text)).length > 0) return text;
    }
    return undefined;
  }

  private async rank(words: string[]): Promise<Ranks> {
    const terms = termsOf(words, SYNONYMS);
    const asTyped = await readRanks(this.dataSource, terms);
    const ranks: Ranks[] = [];
    for (const [number, term] of terms.entries()) {
      const found = asTyped[number];
      ranks.push(found?.size ? found : await this.rankTypos(term));
    }
    return ranks.reduce(sumOfBoth);
  }

  private async rankTypos({ typed }: Term): Promise<Ranks> {
    if (typed === null) return new Map();
    const alike = await this.alike(typed);
    return readCorrected(
      this.dataSource,
      alike.filter((word) => isTypo(typed, word)),
    );
  }

  private async correct(words: string[]): Promise<Map<string, string | null>> {
    const terms = words.flatMap((word) => termsOf([word], SYNONYMS));
    const known = await readRanks(this.dataSource, terms);
    const corrected = new Map<string, string | null>();
    for (const [number, word] of words.entries()) {
      const isKnown = (known[number]?.size ?? 0) > 0;
      const meant = isKnown ? word : nearestOf(word, await this.alike(word));
      corrected.set(word, meant);
    }
    return corrected;
  }

  private async alike(word: string): Promise<string[]> {
    return word.length < LEAST_LETTERS ? [] : readAlike(this.dataSource, word);
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.queue.size >= WAITING) {
      throw new BusyError('Too much is searched for at the moment. Try again in a few seconds.');
    }
    return this.queue.add(work);
  }
}

function sumOfBoth(one: Ranks, other: Ranks): Ranks {
  const both: Ranks = new Map();
  for (const [id, rank] of one) {
    const otherRank = other.get(id);
    if (otherRank !== undefined) both.set(id, rank + otherRank);
  }
  return both;
}
