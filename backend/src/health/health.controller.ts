import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/public.decorator.js';
import { ApiProblems } from '../common/problem/api-problems.js';
import { HealthDto } from './health.dto.js';
import { HealthService } from './health.service.js';

@ApiTags('Health')
@Public()
@Controller('api/health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

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
}
