import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OpenToKeys } from '../../common/access/key-area.decorator.js';
import { Roles } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { StatsDto } from './dto/stats.dto.js';
import { StatsService } from './stats.service.js';

@ApiTags('Stats')
@Controller('api/admin/stats')
export class StatsController {
  constructor(private readonly stats: StatsService) {}

  @Get()
  @Roles('admin', 'staff')
  @OpenToKeys('stats')
  @ApiOperation({ summary: 'Show the stats of the dashboard' })
  @ApiOkResponse({ type: StatsDto, description: 'The current stats.' })
  @ApiProblems()
  getStats(): Promise<StatsDto> {
    return this.stats.get();
  }
}
