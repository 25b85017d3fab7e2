import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorators.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { IfMatch } from '../../common/http/etag.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { SitePageDto } from '../../site-content/dto/site-page.dto.js';
import { renderMarkdown } from '../../site-content/markdown.js';
import { SAVED_SINCE } from '../../site-content/site-draft.service.js';
import {
  EditedPageDto,
  MarkdownDto,
  RenderedMarkdownDto,
  SitePageListDto,
  SuggestedPageDto,
} from './dto/edited-page.dto.js';
import {
  ADDRESS_TAKEN,
  SitePagesService,
  TOO_MANY_PAGES,
  UNKNOWN_PAGE,
} from './site-pages.service.js';
import { SuggestedPagesService } from './suggested-pages.service.js';

const Slug = () => ApiParam({ name: 'slug', example: 'privacy' });

@ApiTags('Site admin')
@Roles('admin')
@Controller('api/admin/site')
export class SitePagesController {
  constructor(
    private readonly pages: SitePagesService,
    private readonly suggestions: SuggestedPagesService,
  ) {}

  @Get('pages')
  @ApiOperation({ summary: 'List the pages of the draft, without their texts' })
  @ApiOkResponse({ type: SitePageListDto, description: 'All pages.' })
  @ApiProblems()
  listSitePages(): Promise<SitePageListDto> {
    return this.pages.list();
  }

  @Post('pages')
  @ApiOperation({
    summary: 'Add a page to the draft',
    description: 'Visitors see it once the draft is published.',
  })
  @ApiCreatedResponse({ type: EditedPageDto, description: 'The page.' })
  @ApiProblems({ 409: `${ADDRESS_TAKEN} ${TOO_MANY_PAGES}`, 412: SAVED_SINCE })
  createSitePage(
    @Body() page: SitePageDto,
    @CurrentUser() { name }: SignedInUser,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<EditedPageDto> {
    return this.pages.create(page, name, ifMatch);
  }

  @Post('pages/render')
  @HttpCode(200)
  @ApiOperation({ summary: 'Render Markdown as pages show it' })
  @ApiOkResponse({ type: RenderedMarkdownDto, description: 'Sanitized HTML.' })
  @ApiProblems()
  renderSitePage(@Body() { markdown }: MarkdownDto): RenderedMarkdownDto {
    return { html: renderMarkdown(markdown) };
  }

  @Get('page-suggestions')
  @ApiOperation({
    summary: 'List texts to start from: privacy, terms, imprint and accessibility',
    description:
      'The privacy text describes what this installation stores with its current settings. Blanks are in square brackets.',
  })
  @ApiOkResponse({ type: [SuggestedPageDto], description: 'One for each usual page.' })
  @ApiProblems()
  listPageSuggestions(): Promise<SuggestedPageDto[]> {
    return this.suggestions.list();
  }

  @Get('pages/:slug')
  @Slug()
  @ApiOperation({ summary: 'Show a page of the draft' })
  @ApiOkResponse({ type: EditedPageDto, description: 'The page.' })
  @ApiProblems({ 404: UNKNOWN_PAGE })
  getSitePage(@Param('slug') slug: string): Promise<EditedPageDto> {
    return this.pages.get(slug);
  }

  @Put('pages/:slug')
  @Slug()
  @ApiOperation({ summary: 'Change a page of the draft' })
  @ApiOkResponse({ type: EditedPageDto, description: 'The page.' })
  @ApiProblems({ 404: UNKNOWN_PAGE, 409: ADDRESS_TAKEN, 412: SAVED_SINCE })
  updateSitePage(
    @Param('slug') slug: string,
    @Body() page: SitePageDto,
    @CurrentUser() { name }: SignedInUser,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<EditedPageDto> {
    return this.pages.update(slug, page, name, ifMatch);
  }

  @Delete('pages/:slug')
  @HttpCode(204)
  @Slug()
  @ApiOperation({ summary: 'Delete a page from the draft' })
  @ApiNoContentResponse({ description: 'Visitors see it until the draft is published.' })
  @ApiProblems({ 404: UNKNOWN_PAGE, 412: SAVED_SINCE })
  deleteSitePage(
    @Param('slug') slug: string,
    @CurrentUser() { name }: SignedInUser,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<void> {
    return this.pages.delete(slug, name, ifMatch);
  }
}
