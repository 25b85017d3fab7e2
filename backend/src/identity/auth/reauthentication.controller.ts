import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../common/problem/api-problems.js';
import type { UserDto } from '../users/dto/user.dto.js';
import {
  type CurrentSession as Session,
  CurrentSession,
  CurrentUser,
} from '../../common/access/current-user.decorator.js';
import { ReauthenticateDto } from './dto/reauthenticate.dto.js';
import { ReauthenticationService } from './reauthentication.service.js';
import { Roles } from '../../common/access/access.decorators.js';

@ApiTags('Account')
@Roles('admin', 'staff')
@Controller('api/admin/account/reauthenticate')
export class ReauthenticationController {
  constructor(private readonly reauthentication: ReauthenticationService) {}

  @Post()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Show again who one is',
    description:
      'By the password, a code, or a passkey as for a login. A wrong one is 400 at its field, and counts as at the login.',
  })
  @ApiNoContentResponse({
    description: 'This session counts as recently authenticated for 15 minutes.',
  })
  @ApiProblems({ 429: 'Too many failed logins for this user. Try again in 15 minutes.' })
  reauthenticate(
    @CurrentUser() user: UserDto,
    @CurrentSession() session: Session,
    @Ip() address: string,
    @Body() dto: ReauthenticateDto,
  ): Promise<void> {
    return this.reauthentication.authenticate({ user, session, address }, dto);
  }
}
