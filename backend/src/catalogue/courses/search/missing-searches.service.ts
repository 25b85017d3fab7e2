import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Scheduled } from '../../../common/jobs/scheduled.js';
import { FormLimiter } from '../../../common/rate-limit/form-limiter.js';
import { RateLimitConfig } from '../../../common/settings.js';
import { CatalogueOutline } from '../catalogue/catalogue-outline.service.js';
import type { MissingSearchDto } from '../dto/missing-searches.dto.js';
import { CourseSearch } from './course-search.service.js';
import { countSearch, listSearches, purgeSearches } from './missing-searches.queries.js';
import { searchedWords } from '../../../common/search/search-words.js';

const SHORTEST = 2;
const LONGEST = 40;

/** Matches email and web addresses, and numbers that may be phone or card numbers. */
const PERSONAL = /@|:\/\/|www\.|(\p{Nd}[\s().\-/]*){5}/iu;

@Injectable()
export class MissingSearches {
  private readonly limiter: FormLimiter;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outline: CatalogueOutline,
    private readonly courses: CourseSearch,
    config: RateLimitConfig,
  ) {
    const refusal = 'Too many searches have come from your network address.';
    this.limiter = new FormLimiter(config, dataSource, 'searches', refusal);
  }

  /** Ignores searches with results or with possible personal data. @throws TooManyRequestsError */
  async note(search: string, network: string): Promise<void> {
    const term = searchedWords(search).join(' ');
    const longest = Math.max(search.length, term.length);
    if (term.length < SHORTEST || longest > LONGEST || PERSONAL.test(search.normalize('NFKC')))
      return;
    await this.limiter.take(network);
    const found = await this.courses.filter(await this.outline.list(), search);
    if (found.length === 0) await countSearch(this.dataSource, term);
  }

  list(): Promise<MissingSearchDto[]> {
    return listSearches(this.dataSource);
  }

  @Scheduled('hour', 'Could not delete old searches without results (will retry in 1 h).')
  async purge(): Promise<void> {
    await purgeSearches(this.dataSource);
  }
}
