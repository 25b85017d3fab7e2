import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { RequiresRecentAuth, Roles } from '../common/access/access.decorators.js';
import { ApiProblems } from '../common/problem/api-problems.js';
import { CONNECTION_NAMES } from '../config/stored-variables.js';
import { SaveSettingsDto } from './dto/save-settings.dto.js';
import { ConnectionDto, ConnectionListDto, SettingListDto } from './dto/setting.dto.js';
import { SettingsAdminService } from './settings-admin.service.js';

const LOCKED =
  'The environment sets this setting, or a setting of another screen does not allow the value.';

const NAMES = CONNECTION_NAMES.join(', ');

@ApiTags('Settings')
@Roles('admin')
@Controller('api/admin')
export class SettingsController {
  constructor(private readonly settings: SettingsAdminService) {}

  @Get('connections')
  @ApiOperation({ summary: 'List the connections to other services' })
  @ApiOkResponse({
    type: ConnectionListDto,
    description: 'The connections, without their secrets.',
  })
  @ApiProblems()
  listConnections(): ConnectionListDto {
    return this.settings.connections();
  }

  @Put('connections/:name')
  @RequiresRecentAuth()
  @ApiParam({ name: 'name', type: String, example: 'thinkific', description: NAMES })
  @ApiOperation({
    summary: 'Change a connection',
    description:
      'It takes effect within a second, without a restart. Secrets are stored encrypted.',
  })
  @ApiOkResponse({ type: ConnectionDto, description: 'The updated connection.' })
  @ApiProblems({ 404: 'There is no such connection.', 409: LOCKED })
  updateConnection(
    @Param('name') name: string,
    @Body() { settings }: SaveSettingsDto,
  ): Promise<ConnectionDto> {
    return this.settings.saveConnection(name, settings);
  }

  @Get('rules')
  @ApiOperation({ summary: 'List the rules and limits of the business' })
  @ApiOkResponse({ type: SettingListDto, description: 'The rules.' })
  @ApiProblems()
  listRules(): SettingListDto {
    return this.settings.rules();
  }

  @Put('rules')
  @RequiresRecentAuth()
  @ApiOperation({
    summary: 'Change rules',
    description: 'They take effect within a second, without a restart.',
  })
  @ApiOkResponse({ type: SettingListDto, description: 'The updated rules.' })
  @ApiProblems({ 409: LOCKED })
  updateRules(@Body() { settings }: SaveSettingsDto): Promise<SettingListDto> {
    return this.settings.saveRules(settings);
  }
}
