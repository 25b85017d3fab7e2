import { Body, Controller, Get, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OpenToKeys } from '../../../common/access/key-area.decorator.js';
import { Public, Roles } from '../../../common/access/access.decorators.js';
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
      'No personal data is stored. Searches that have results are ' +
      'ignored. Limited to 20 requests per network address in 10 minutes (429).',
  })
  @ApiNoContentResponse({ description: 'The request was counted or ignored.' })
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
  @ApiOperation({ summary: 'List searches without results of the last 90 days' })
  @ApiOkResponse({ type: MissingSearchesDto, description: 'The most frequent first.' })
  @ApiProblems()
  async listMissingSearches(): Promise<MissingSearchesDto> {
    return { searches: await this.searches.list() };
  }
}
