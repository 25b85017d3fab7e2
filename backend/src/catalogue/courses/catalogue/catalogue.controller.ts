import { Controller, Get, Query, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../common/access/access.decorators.js';
import { InvalidInputError } from '../../../common/problem/app-error.js';
import { ApiProblems } from '../../../common/problem/api-problems.js';
import { ApiCachedResponse } from '../../../cache/api-cached-response.js';
import type { RenderedResponse } from '../../../cache/rendered-response.js';
import { ContentCacheService } from '../../../cache/content-cache.service.js';
import { SendCachedInterceptor } from '../../../cache/send-cached.interceptor.js';
import { SiteContentService } from '../../../site-content/site-content.service.js';
import { CatalogueIndexDto } from '../dto/catalogue-index.dto.js';
import { CatalogueQuery } from '../dto/catalogue.query.js';
import { CataloguePageDto, FeaturedCourseDto } from '../dto/course-card.dto.js';
import { SearchedPages } from '../search/searched-pages.service.js';
import { CatalogueService } from './catalogue.service.js';

const ADDRESS = '/api/catalogue';

@ApiTags('Courses')
@Public()
@UseInterceptors(SendCachedInterceptor)
@Controller('api/catalogue')
export class CatalogueController {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly searches: SearchedPages,
    private readonly cache: ContentCacheService,
    private readonly site: SiteContentService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Show a page of the catalogue' })
  @ApiCachedResponse({ type: CataloguePageDto, description: 'Up to 24 courses, and the total.' })
  @ApiProblems({ 404: 'There is no page 9 of these courses.' })
  async getCataloguePage(@Query() query: CatalogueQuery): Promise<RenderedResponse> {
    const { page, q, sort, ...filters } = query;
    await this.requireCategory(query);
    if (q) return this.searches.page(q, query);
    await this.catalogue.requirePage(filters, page);
    return this.cache.json(addressOf(query), ['courses'], () =>
      this.catalogue.page(filters, sort, page),
    );
  }

  @Get('featured')
  @ApiOperation({
    summary: 'List the courses of the home page',
    description:
      'The first visible courses in the platform’s order; courses that an admin has featured come first.',
  })
  @ApiCachedResponse({ type: [FeaturedCourseDto], description: 'At most three.' })
  @ApiProblems()
  listFeaturedCourses(): Promise<RenderedResponse> {
    return this.cache.json(`${ADDRESS}/featured`, ['courses', 'featured'], () =>
      this.catalogue.featured(),
    );
  }

  @Get('index')
  @ApiOperation({
    summary: 'List all courses of the catalogue in a compact form for cards and filters',
  })
  @ApiCachedResponse({
    type: CatalogueIndexDto,
    description: 'Each field of all visible courses, in the catalogue’s order.',
  })
  @ApiProblems()
  getCatalogueIndex(): Promise<RenderedResponse> {
    return this.cache.json(`${ADDRESS}/index`, ['courses'], () => this.catalogue.index());
  }

  private async requireCategory({ category }: CatalogueQuery): Promise<void> {
    if (category === undefined) return;
    const { categories } = (await this.site.published()).content;
    const names = categories.map(({ name }) => name);
    if (names.includes(category)) return;
    const message =
      names.length > 0 ? `Category must be ${names.join(' or ')}` : 'The site has no categories';
    throw new InvalidInputError([{ field: 'category', message }]);
  }
}

function addressOf({ category, level, format, price, sort, page }: CatalogueQuery): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (level) params.set('level', level);
  if (format) params.set('format', format);
  if (price) params.set('price', price);
  if (sort) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${ADDRESS}?${params.toString()}` : ADDRESS;
}
