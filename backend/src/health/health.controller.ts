import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Public } from '../auth/public.decorator.js';
import { ApiProblems } from '../common/problem/api-problems.js';
import { NoQuery } from '../common/validation/no-query.js';
import { withDeadline } from '../database/deadline.js';
import { HealthDto } from './health.dto.js';

/** Milliseconds: whoever watches the process wants to know within a second. */
const PATIENCE = 900;

@ApiTags('Health')
@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly dataSource: DataSource) {}

  @Get()
  @ApiOperation({ summary: 'Tell whether this process and its database are up' })
  @ApiOkResponse({ type: HealthDto, description: 'Both are up.' })
  @ApiProblems()
  async getHealth(@Query() _query: NoQuery): Promise<HealthDto> {
    await withDeadline(() => this.dataSource.query('SELECT 1'), PATIENCE);
    return { status: 'ok' };
  }
}
