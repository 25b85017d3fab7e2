import { Injectable } from '@nestjs/common';
import { type RenderedResponse, jsonResponse } from '../../../cache/rendered-response.js';
import { ContentChangesService } from '../../../cache/content-changes.service.js';
import { ContentCache } from '../../../cache/content-cache.js';
import { CatalogueOutline } from '../catalogue/catalogue-outline.service.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { inOrder } from '../catalogue/price-and-order.js';
import type { CatalogueQuery } from '../dto/catalogue.query.js';
import type { CataloguePageDto } from '../dto/course-card.dto.js';
import { CourseSearch } from './course-search.service.js';
import { searchedWords } from '../../../common/search/search-words.js';

const MEMORY = 8 * 1024 * 1024;

/** Caches search results separately, so that they do not evict other responses. */
@Injectable()
export class SearchedPages {
  private readonly answers: ContentCache<RenderedResponse>;

  constructor(
    changes: ContentChangesService,
    private readonly outline: CatalogueOutline,
    private readonly catalogue: CatalogueService,
    private readonly search: CourseSearch,
  ) {
    this.answers = new ContentCache(changes, {
      tags: ['courses'],
      entries: 1_000,
      bytes: MEMORY,
      sizeOf: ({ size }) => size,
    });
  }

  /** @throws NotFoundError beyond the last page, BusyError when there are too many searches */
  page(search: string, query: CatalogueQuery): Promise<RenderedResponse> {
    const { category, level, format, price, sort, page } = query;
    const words = searchedWords(search);
    const key = JSON.stringify([words, category, level, format, price, sort, page]);
    return this.answers.get(key, async () => jsonResponse(await this.make(search, query)));
  }

  private async make(search: string, query: CatalogueQuery): Promise<CataloguePageDto> {
    const courses = await this.outline.filter(query);
    const found = await this.search.filter(courses, search);
    const answer = await this.catalogue.pageOf(inOrder(found, query.sort), query.page);
    if (found.length > 0) return answer;
    const suggestion = await this.search.suggest(courses, search);
    return { ...answer, ...(suggestion !== undefined && { suggestion }) };
  }
}
