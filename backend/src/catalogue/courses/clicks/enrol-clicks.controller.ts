import { Controller, Headers, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../common/access/access.decorators.js';
import { CROSS_SITE } from '../../../common/http/cross-site.js';
import { ApiProblems } from '../../../common/problem/api-problems.js';
import { EnrolClicks } from './enrol-clicks.service.js';

@ApiTags('Courses')
@Public()
@Controller('api/courses')
export class EnrolClicksController {
  constructor(private readonly clicks: EnrolClicks) {}

  @Post(':id/enrol-clicks')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Count a click on an enrol link',
    description:
      'Only the day and the course are stored. Bots are ignored. ' +
      'Limited to 20 requests per network address in 10 minutes (429).',
  })
  @ApiParam({ name: 'id', example: '2200451' })
  @ApiNoContentResponse({ description: 'The request was counted or ignored.' })
  @ApiProblems({
    403: CROSS_SITE,
    404: 'There is no course 2200451.',
    410: 'Course 2200451 is not offered any more.',
    429: 'Too many clicks have come from your network address. Try again in 10 minutes.',
  })
  countEnrolClick(
    @Param('id') id: string,
    @Ip() network: string,
    @Headers('user-agent') agent: string | undefined,
  ): Promise<void> {
    return this.clicks.count(id, network, agent);
  }
}
