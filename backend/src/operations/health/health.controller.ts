import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { HealthDto, LivenessDto, ReadinessDto } from './health.dto.js';
import { HealthService } from './health.service.js';
import { UNREADY } from './not-ready.error.js';
import { ReadinessService } from './readiness.service.js';

@ApiTags('Health')
@Public()
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly health: HealthService,
    private readonly readiness: ReadinessService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Check this process and its database' })
  @ApiOkResponse({
    type: HealthDto,
    description: 'Both are up. Courses may still be overdue.',
  })
  @ApiProblems()
  getHealth(): Promise<HealthDto> {
    return this.health.check();
  }

  @Get('live')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Check whether this process responds',
    description:
      'Checks nothing else, so that an unavailable database does not cause restarts. Also 200 while the process is stopping.',
  })
  @ApiOkResponse({ type: LivenessDto, description: 'It answers.' })
  @ApiProblems()
  getLiveness(): LivenessDto {
    return { status: 'live' };
  }

  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Check whether this process should receive requests',
    description:
      'The result is cached for a second. The `type` of a 503 says what is wrong: ' +
      '`urn:lectern:problem:stopping`, `…:database-away`, `…:migrations-missing` or `…:disk-full`.',
  })
  @ApiOkResponse({
    type: ReadinessDto,
    description: 'It is ready; `degraded` lists what does not work.',
  })
  @ApiProblems({ 503: UNREADY['database-away'] })
  getReadiness(): Promise<ReadinessDto> {
    return this.readiness.check();
  }
}
