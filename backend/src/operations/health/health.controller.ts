import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { HealthDto } from './health.dto.js';
import { HealthService } from './health.service.js';
import { LivenessDto, ReadinessDto } from './probe.dto.js';
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
  @ApiOperation({ summary: 'Tell whether this process and its database are up' })
  @ApiOkResponse({
    type: HealthDto,
    description: 'Both are up; courses may be overdue all the same.',
  })
  @ApiProblems()
  getHealth(): Promise<HealthDto> {
    return this.health.check();
  }

  @Get('live')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Tell whether this process answers',
    description:
      'Nothing else is asked, so that a database that is away restarts nobody. Also 200 while the process is being stopped.',
  })
  @ApiOkResponse({ type: LivenessDto, description: 'It answers.' })
  @ApiProblems()
  getLiveness(): LivenessDto {
    return { status: 'live' };
  }

  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Tell whether this process is to be sent requests',
    description:
      'A look counts for a second, however often it is asked for. The `type` of a 503 says what is wrong: ' +
      '`urn:lectern:problem:stopping`, `…:database-away`, `…:migrations-missing` or `…:disk-full`.',
  })
  @ApiOkResponse({
    type: ReadinessDto,
    description: 'It is ready, with what is degraded all the same.',
  })
  @ApiProblems({ 503: UNREADY['database-away'] })
  getReadiness(): Promise<ReadinessDto> {
    return this.readiness.check();
  }
}
