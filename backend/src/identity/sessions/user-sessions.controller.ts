import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import { RequiresRecentAuth, Roles } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import type { UserDto } from '../users/dto/user.dto.js';
import { SessionsService } from './sessions.service.js';

@ApiTags('Users')
@Roles('admin')
@Controller('api/admin/users/:id/sign-out')
export class UserSessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Post()
  @HttpCode(204)
  @RequiresRecentAuth()
  @ApiOperation({
    summary: 'End all sessions of a user',
    description: 'At once, on every device. The user can sign in again.',
  })
  @ApiParam({ name: 'id', type: String, example: '0b9d6f3e-5d0f-4c39-8d6b-3b1b1f2f7f10' })
  @ApiNoContentResponse({ description: 'No token of the user opens anything any more.' })
  @ApiProblems({ 404: 'There is no such user. Somebody may have deleted it.' })
  signOutUser(@CurrentUser() actor: UserDto, @Param('id') id: string): Promise<void> {
    return this.sessions.endAllOf(actor, id);
  }
}
