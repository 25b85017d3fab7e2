import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { SystemDto } from './dto/system.dto.js';
import { SystemService } from './system.service.js';

@ApiTags('System')
@Roles('admin')
@Controller('api/admin/system')
export class SystemController {
  constructor(private readonly system: SystemService) {}

  @Get()
  @ApiOperation({
    summary: 'Show the state of the system',
    description:
      'Contains no secrets or personal data, so it can be shared for support. Requests within two seconds ' +
      'share a result.',
  })
  @ApiOkResponse({ type: SystemDto, description: 'All parts; those that fail are left out.' })
  @ApiProblems()
  getSystem(): Promise<SystemDto> {
    return this.system.get();
  }
}
