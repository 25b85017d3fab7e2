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
    summary: 'Count that somebody went on to enrol',
    description:
      'A day and a course are kept, and nothing of the person; bots are passed over. ' +
      'After 20 from one network address in 10 minutes it is 429.',
  })
  @ApiParam({ name: 'id', example: '2200451' })
  @ApiNoContentResponse({ description: 'It is counted, or passed over.' })
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
