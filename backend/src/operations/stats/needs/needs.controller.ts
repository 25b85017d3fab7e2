import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../common/access/access.decorators.js';
import { ApiProblems } from '../../../common/problem/api-problems.js';
import { NeedsDto } from '../dto/needs.dto.js';
import { NeedsService } from './needs.service.js';

@ApiTags('Stats')
@Roles('admin')
@Controller('api/admin/needs')
export class NeedsController {
  constructor(private readonly needs: NeedsService) {}

  @Get()
  @ApiOperation({ summary: 'List what needs an admin' })
  @ApiOkResponse({ type: NeedsDto, description: 'At most five of each kind.' })
  @ApiProblems()
  getNeeds(): Promise<NeedsDto> {
    return this.needs.get();
  }
}
