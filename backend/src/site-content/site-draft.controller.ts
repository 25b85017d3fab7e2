import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { Roles } from '../common/access/access.decorators.js';
import { CurrentUser, type SignedInUser } from '../common/access/current-user.decorator.js';
import { IfMatch } from '../common/http/etag.js';
import { ApiProblems } from '../common/problem/api-problems.js';
import { SiteContentDto } from './dto/site-content.dto.js';
import {
  SiteChangeDto,
  SiteDraftDto,
  SitePreviewDto,
  SiteVersionDto,
} from './dto/site-draft.dto.js';
import { PreviewLinks } from './preview-links.service.js';
import {
  NOTHING_TO_PUBLISH,
  SAVED_SINCE,
  SiteDraftService,
  UNKNOWN_VERSION,
} from './site-draft.service.js';

@ApiTags('Site admin')
@Roles('admin')
@Controller('api/admin/site')
export class SiteDraftController {
  constructor(
    private readonly drafts: SiteDraftService,
    private readonly previews: PreviewLinks,
  ) {}

  @Get('draft')
  @ApiOperation({ summary: 'Show the draft of the site, or the published site without one' })
  @ApiOkResponse({ type: SiteDraftDto, description: 'The draft.' })
  @ApiProblems()
  getSiteDraft(): Promise<SiteDraftDto> {
    return this.drafts.get();
  }

  @Put('draft')
  @ApiOperation({ summary: 'Save texts and settings of the site in the draft' })
  @ApiOkResponse({ type: SiteDraftDto, description: 'The saved draft.' })
  @ApiProblems({ 412: SAVED_SINCE })
  saveSiteDraft(
    @Body() content: SiteContentDto,
    @CurrentUser() { name }: SignedInUser,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<SiteDraftDto> {
    return this.drafts.save(content, name, ifMatch);
  }

  @Delete('draft')
  @HttpCode(204)
  @ApiOperation({ summary: 'Discard all changes that are not published' })
  @ApiNoContentResponse({ description: 'The draft equals the published site.' })
  @ApiProblems()
  discardSiteDraft(): Promise<void> {
    return this.drafts.discard();
  }

  @Get('changes')
  @ApiOperation({ summary: 'List what publishing would change' })
  @ApiOkResponse({ type: [SiteChangeDto], description: 'One entry per field or page.' })
  @ApiProblems()
  listSiteChanges(): Promise<SiteChangeDto[]> {
    return this.drafts.listChanges();
  }

  @Post('publish')
  @ApiOperation({ summary: 'Publish the draft' })
  @ApiCreatedResponse({ type: SiteVersionDto, description: 'The new version.' })
  @ApiProblems({ 409: NOTHING_TO_PUBLISH, 412: SAVED_SINCE })
  publishSite(
    @CurrentUser() { name }: SignedInUser,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<SiteVersionDto> {
    return this.drafts.publish(name, ifMatch);
  }

  @Get('versions')
  @ApiOperation({ summary: 'List published versions' })
  @ApiOkResponse({ type: [SiteVersionDto], description: 'The newest 100, newest first.' })
  @ApiProblems()
  listSiteVersions(): Promise<SiteVersionDto[]> {
    return this.drafts.listVersions();
  }

  @Post('versions/:id/restore')
  @HttpCode(200)
  @ApiParam({ name: 'id', type: 'integer', example: 12 })
  @ApiOperation({
    summary: 'Copy a published version into the draft',
    description: 'Nothing changes for visitors until the draft is published.',
  })
  @ApiOkResponse({ type: SiteDraftDto, description: 'The draft.' })
  @ApiProblems({
    404: UNKNOWN_VERSION,
    409: 'The draft has changes. Publish or discard them first.',
  })
  restoreSiteVersion(
    @Param('id') id: string,
    @CurrentUser() { name }: SignedInUser,
  ): Promise<SiteDraftDto> {
    return this.drafts.restore(id, name);
  }

  @Post('preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'Create a link that shows the public site with the draft for a day' })
  @ApiOkResponse({ type: SitePreviewDto, description: 'The link.' })
  @ApiProblems()
  previewSite(): SitePreviewDto {
    return this.previews.create();
  }
}
