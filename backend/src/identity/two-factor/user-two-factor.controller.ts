import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import { RequiresRecentAuth, Roles } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import type { UserDto } from '../users/dto/user.dto.js';
import { TwoFactorDto } from './dto/two-factor.dto.js';
import { TwoFactorService } from './two-factor.service.js';

const ApiUserId = () =>
  ApiParam({ name: 'id', type: String, example: '0b9d6f3e-5d0f-4c39-8d6b-3b1b1f2f7f10' });
const NO_USER = { 404: 'There is no such user. Somebody may have deleted it.' };

@ApiTags('Users')
@Roles('admin')
@Controller('api/admin/users/:id/two-factor')
export class UserTwoFactorController {
  constructor(private readonly factors: TwoFactorService) {}

  @Get()
  @ApiOperation({ summary: 'Show what a user’s logins ask for beside the password' })
  @ApiUserId()
  @ApiOkResponse({ type: TwoFactorDto, description: 'Since when, and what is left for a loss.' })
  @ApiProblems(NO_USER)
  getUserTwoFactor(@Param('id') id: string): Promise<TwoFactorDto> {
    return this.factors.stateOfOther(id);
  }

  @Delete()
  @HttpCode(204)
  @RequiresRecentAuth()
  @ApiOperation({
    summary: 'Remove the second factors of a user who has lost them',
    description:
      'Authenticator app, recovery codes and passkeys. The user gets a mail. Remove your own in your account.',
  })
  @ApiUserId()
  @ApiNoContentResponse({ description: 'Logins ask for the password alone.' })
  @ApiProblems(NO_USER)
  resetTwoFactor(@CurrentUser() actor: UserDto, @Param('id') id: string): Promise<void> {
    return this.factors.reset(actor, id);
  }
}
