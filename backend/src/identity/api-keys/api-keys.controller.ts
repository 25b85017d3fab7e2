import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { ApiProblems } from '../../common/problem/api-problems.js';
import type { UserDto } from '../users/dto/user.dto.js';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import { RequiresRecentAuth, Roles } from '../../common/access/access.decorators.js';
import { ApiKeysService } from './api-keys.service.js';
import { ApiKeyListDto, NewApiKeyDto } from './dto/api-key.dto.js';
import { CreateApiKeyDto } from './dto/create-api-key.dto.js';

@ApiTags('API keys')
@Roles('admin')
@Controller('api/admin/api-keys')
export class ApiKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  @Get()
  @ApiOperation({ summary: 'List the API keys', description: 'Of all admins, 100 at most.' })
  @ApiOkResponse({ type: ApiKeyListDto, description: 'Without the keys themselves.' })
  @ApiProblems()
  listApiKeys(): Promise<ApiKeyListDto> {
    return this.keys.list();
  }

  @Post()
  @RequiresRecentAuth()
  @ApiOperation({
    summary: 'Make an API key',
    description:
      'For programs, which send it as `X-API-Key` in place of a token. It acts for the admin who made it, within its ' +
      'scopes, and ends with them: once they are deactivated, demoted or deleted.',
  })
  @ApiCreatedResponse({ type: NewApiKeyDto, description: 'With the key, this once.' })
  @ApiProblems({ 409: 'There are 100 API keys already. Revoke one that is not used.' })
  createApiKey(@CurrentUser() maker: UserDto, @Body() dto: CreateApiKeyDto): Promise<NewApiKeyDto> {
    return this.keys.create(maker, dto);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Revoke an API key' })
  @ApiParam({ name: 'id', type: String, example: '2f1c7e0a-51d7-4b86-8f8e-0c1d3f6a9b22' })
  @ApiNoContentResponse({ description: 'It lets nobody in any more.' })
  @ApiProblems({ 404: 'There is no such API key. It may have been revoked already.' })
  revokeApiKey(@Param('id') id: string): Promise<void> {
    return this.keys.revoke(id);
  }
}
