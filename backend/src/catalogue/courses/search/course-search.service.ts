import { Injectable } from '@nestjs/common';
import { searchedWords } from '../../../common/search/search-words.js';
import { SearchQueue } from '../../../common/search/search-queue.js';
import { SearchIndex } from '../../../common/search/search-index.js';
import { ContentChangesService } from '../../../cache/content-changes.service.js';
import { ContentCache } from '../../../cache/content-cache.js';
import { CatalogueService, type IndexedCard } from '../catalogue/catalogue.service.js';

/** Bytes; enough for more courses than a platform holds. */
const MAX_SIZE = 32 * 1024 * 1024;
const ENTRY = 2_048;

/** Finds visible courses in memory, by the index that browsers build of the same cards. */
@Injectable()
export class CourseSearch {
  private readonly memory: ContentCache<{ index: SearchIndex<IndexedCard>; size: number }>;
  private readonly queue = new SearchQueue();

  constructor(
    changes: ContentChangesService,
    private readonly catalogue: CatalogueService,
  ) {
    this.memory = new ContentCache(changes, {
      tags: ['courses'],
      isShown: false,
      entries: 1,
      bytes: MAX_SIZE,
      sizeOf: ({ size }) => size * ENTRY,
    });
  }

  /** @returns those of the courses that have all that is sought, the best first. @throws BusyError */
  async filter<Course extends { id: string }>(
    courses: readonly Course[],
    search: string,
  ): Promise<Course[]> {
    if (searchedWords(search).length === 0) return [...courses];
    const index = await this.index();
    return this.queue.run(() => found(index, courses, search));
  }

  /** What to search for among these where nothing is found. @throws BusyError */
  async suggest(courses: readonly { id: string }[], search: string): Promise<string | undefined> {
    const index = await this.index();
    return this.queue.run(() =>
      index.suggest(search, (text) => found(index, courses, text).length > 0),
    );
  }

  private async index(): Promise<SearchIndex<IndexedCard>> {
    const { index } = await this.memory.get('all', async () => {
      const cards = await this.catalogue.listCards();
      return { index: await SearchIndex.build(cards), size: cards.length };
    });
    return index;
  }
}

function found<Course extends { id: string }>(
  index: SearchIndex<IndexedCard>,
  courses: readonly Course[],
  search: string,
): Course[] {
  const among = new Map(courses.map((course) => [course.id, course]));
  return index.find(search).flatMap(({ id }) => among.get(id) ?? []);
}
