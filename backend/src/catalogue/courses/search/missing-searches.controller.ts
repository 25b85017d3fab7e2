import { Body, Controller, Get, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OpenToKeys } from '../../../common/access/key-area.decorator.js';
import { Public } from '../../../common/access/access.decorators.js';
import { Roles } from '../../../common/access/access.decorators.js';
import { CROSS_SITE } from '../../../common/http/cross-site.js';
import { ApiProblems } from '../../../common/problem/api-problems.js';
import { MissingSearchesDto, NoteMissingSearchDto } from '../dto/missing-searches.dto.js';
import { MissingSearches } from './missing-searches.service.js';

@ApiTags('Searches')
@Controller('api')
export class MissingSearchesController {
  constructor(private readonly searches: MissingSearches) {}

  @Post('catalogue/missing-searches')
  @Public()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Count a search that found nothing',
    description:
      'Nothing is kept of who searched, nor what may be about a person. What finds something is ' +
      'passed over. After 20 from one network address in 10 minutes it is 429.',
  })
  @ApiNoContentResponse({ description: 'It is counted, or passed over.' })
  @ApiProblems({
    403: CROSS_SITE,
    429: 'Too many searches have come from your network address. Try again in 10 minutes.',
  })
  noteMissingSearch(
    @Body() { search }: NoteMissingSearchDto,
    @Ip() network: string,
  ): Promise<void> {
    return this.searches.note(search, network);
  }

  @Get('admin/missing-searches')
  @Roles('admin')
  @OpenToKeys('stats')
  @ApiOperation({ summary: 'List what visitors searched for in vain in the last 90 days' })
  @ApiOkResponse({ type: MissingSearchesDto, description: 'The most frequent first.' })
  @ApiProblems()
  async listMissingSearches(): Promise<MissingSearchesDto> {
    return { searches: await this.searches.list() };
  }
}
