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
    summary: 'Show whether all that the product needs is well',
    description:
      'Nothing secret and nobody’s data is in it, so that it may be shown to whoever helps. All who ask within two seconds ' +
      'share a look.',
  })
  @ApiOkResponse({ type: SystemDto, description: 'Part by part; one that fails is left out.' })
  @ApiProblems()
  getSystem(): Promise<SystemDto> {
    return this.system.get();
  }
}
