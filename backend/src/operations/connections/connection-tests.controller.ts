import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { RequiresRecentAuth, Roles } from '../../common/access/access.decorators.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { CONNECTION_NAMES } from '../../config/stored-variables.js';
import { ConnectionTestsService } from './connection-tests.service.js';
import { ConnectionTestDto, TestConnectionDto } from './dto/connection-test.dto.js';

const NAMES = CONNECTION_NAMES.join(', ');

@ApiTags('Settings')
@Roles('admin')
@Controller('api/admin/connections')
export class ConnectionTestsController {
  constructor(private readonly tests: ConnectionTestsService) {}

  @Post(':name/test')
  @HttpCode(200)
  @RequiresRecentAuth()
  @ApiParam({ name: 'name', type: String, example: 'thinkific', description: NAMES })
  @ApiOperation({
    summary: 'Test a connection',
    description:
      'With the given settings, and the values in force of those that are absent. Nothing is saved. It takes at ' +
      'most 10 seconds.',
  })
  @ApiOkResponse({ type: ConnectionTestDto, description: 'What the other side answered.' })
  @ApiProblems({
    404: 'There is no such connection.',
    409: 'The environment sets this setting.',
    429: 'You have tested connections often. Try again in a minute.',
  })
  testConnection(
    @Param('name') name: string,
    @Body() dto: TestConnectionDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ConnectionTestDto> {
    return this.tests.test(name, dto, user);
  }
}
