import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../common/problem/app-error.js';
import { SearchQueue } from '../../common/search/search-queue.js';
import { SearchIndex } from '../../common/search/search-index.js';
import { searchedWords } from '../../common/search/search-words.js';
import { type RenderedResponse, jsonResponse } from '../../cache/rendered-response.js';
import { ContentCacheService } from '../../cache/content-cache.service.js';
import { ContentChangesService } from '../../cache/content-changes.service.js';
import { ContentCache } from '../../cache/content-cache.js';
import type { UdemyCataloguePageDto, UdemyCatalogueQuery } from './dto/udemy-catalogue.dto.js';
import type { UdemyCourseDto } from './dto/udemy-course.dto.js';
import { UdemyCoursesService } from './udemy-courses.service.js';

const ADDRESS = '/api/catalogue/udemy';
const PAGE = 12;

/** Bytes; enough for more courses than a platform holds. */
const MAX_SIZE = 16 * 1024 * 1024;
const SEARCHES_SIZE = 4 * 1024 * 1024;

interface Courses {
  all: readonly UdemyCourseDto[];
  words: SearchIndex<UdemyCourseDto>;
}

/** Served from memory, so that made-up pages and searches cause no queries. */
@Injectable()
export class UdemyCatalogue {
  private readonly memory: ContentCache<Courses>;
  /** There are as many as words, so they push nothing else out. */
  private readonly searches: ContentCache<RenderedResponse>;
  private readonly queue = new SearchQueue();

  constructor(
    changes: ContentChangesService,
    private readonly cache: ContentCacheService,
    private readonly courses: UdemyCoursesService,
  ) {
    this.memory = new ContentCache(changes, {
      tags: ['udemy'],
      isShown: false,
      entries: 1,
      bytes: MAX_SIZE,
      sizeOf: ({ all }) => JSON.stringify(all).length * 4,
    });
    this.searches = new ContentCache(changes, {
      tags: ['udemy'],
      entries: 1_000,
      bytes: SEARCHES_SIZE,
      sizeOf: ({ size }) => size,
    });
  }

  /** @throws NotFoundError beyond the last page, BusyError when too much is searched for */
  async page({ q = '', price, page }: UdemyCatalogueQuery): Promise<RenderedResponse> {
    const words = searchedWords(q);
    if (words.length > 0) {
      const key = JSON.stringify([words, price, page]);
      const search = async () => jsonResponse(await this.search(q, price, page));
      return this.searches.get(key, () => this.queue.run(search));
    }
    requirePage(await this.find('', price), page);
    return this.cache.json(addressOf(price, page), ['udemy'], async () =>
      cut(await this.find('', price), page),
    );
  }

  private async search(
    q: string,
    price: 'free' | undefined,
    page: number,
  ): Promise<UdemyCataloguePageDto> {
    const found = await this.find(q, price);
    requirePage(found, page);
    if (found.length > 0) return cut(found, page);
    const { words } = await this.list();
    const suggestion = words.suggest(q, (text) => ofPrice(words.find(text), price).length > 0);
    return { ...cut(found, page), ...(suggestion !== undefined && { suggestion }) };
  }

  private async find(q: string, price: 'free' | undefined): Promise<readonly UdemyCourseDto[]> {
    const { words } = await this.list();
    return ofPrice(words.find(q), price);
  }

  private list(): Promise<Courses> {
    return this.memory.get('all', async () => {
      const all = await this.courses.listVisible();
      return { all, words: await SearchIndex.build(all) };
    });
  }
}

/** Udemy does not say what the paid ones cost. */
function ofPrice(courses: readonly UdemyCourseDto[], price: 'free' | undefined) {
  return price === undefined ? courses : courses.filter((course) => !course.is_paid);
}

function cut(courses: readonly UdemyCourseDto[], page: number): UdemyCataloguePageDto {
  return { courses: courses.slice((page - 1) * PAGE, page * PAGE), total: courses.length };
}

function requirePage({ length }: readonly unknown[], page: number): void {
  if (page > Math.max(1, Math.ceil(length / PAGE))) {
    throw new NotFoundError(`There is no page ${page} of the courses on Udemy.`);
  }
}

function addressOf(price: 'free' | undefined, page: number): string {
  const params = new URLSearchParams();
  if (price) params.set('price', price);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${ADDRESS}?${params.toString()}` : ADDRESS;
}
