import { Controller, Get, Param, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { NotFoundError } from '../../common/problem/app-error.js';
import { ApiCachedResponse } from '../../cache/api-cached-response.js';
import { ContentCacheService } from '../../cache/content-cache.service.js';
import type { RenderedResponse } from '../../cache/rendered-response.js';
import { SendCachedInterceptor } from '../../cache/send-cached.interceptor.js';
import { toContentPage } from '../../site-content/content-page.js';
import { ContentPageDto } from '../../site-content/dto/content-page.dto.js';
import { SiteContentService } from '../../site-content/site-content.service.js';

const UNKNOWN = 'There is no such page.';

@ApiTags('Site')
@Public()
@Controller('api/pages')
export class ContentPagesController {
  constructor(
    private readonly content: SiteContentService,
    private readonly cache: ContentCacheService,
  ) {}

  @Get(':slug')
  @UseInterceptors(SendCachedInterceptor)
  @ApiParam({ name: 'slug', example: 'privacy' })
  @ApiOperation({ summary: 'Show a published page, such as the privacy policy' })
  @ApiCachedResponse({ type: ContentPageDto, description: 'The page.' })
  @ApiProblems({ 404: UNKNOWN })
  async getContentPage(@Param('slug') slug: string): Promise<RenderedResponse> {
    const { pages } = await this.content.published();
    const page = pages.find((known) => known.slug === slug);
    if (!page) throw new NotFoundError(UNKNOWN);
    return this.cache.json(`/api/pages/${slug}`, [], () => Promise.resolve(toContentPage(page)));
  }
}
