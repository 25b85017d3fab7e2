import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OpenToKeys } from '../../../common/access/key-area.decorator.js';
import { Roles } from '../../../common/access/access.decorators.js';
import { ApiProblems } from '../../../common/problem/api-problems.js';
import { TrendsDto } from '../dto/trends.dto.js';
import { TrendsService } from './trends.service.js';

@ApiTags('Stats')
@Roles('admin')
@OpenToKeys('stats')
@Controller('api/admin/trends')
export class TrendsController {
  constructor(private readonly trends: TrendsService) {}

  @Get()
  @ApiOperation({ summary: 'Count subscribers, testimonials and enrol clicks of 90 days' })
  @ApiOkResponse({ type: TrendsDto, description: 'By day, the clicks by course, too.' })
  @ApiProblems()
  getTrends(): Promise<TrendsDto> {
    return this.trends.get();
  }
}
