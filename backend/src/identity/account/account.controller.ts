import { Body, Controller, Delete, Get, HttpCode, Ip, Param, Post, Put } from '@nestjs/common';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import {
  CurrentSession,
  CurrentUser,
  type CurrentSession as Session,
} from '../../common/access/current-user.decorator.js';
import { RequiresRecentAuth, Roles } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { SessionDto } from '../sessions/dto/session.dto.js';
import { toSessionDto } from '../sessions/session.mapper.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UserDto } from '../users/dto/user.dto.js';
import { AccountService } from './account.service.js';
import { ChangePasswordDto, RenameAccountDto } from './dto/account.dto.js';

const TOO_MANY = { 429: 'Too many failed logins for this user. Try again in 15 minutes.' };

@ApiTags('Account')
@Roles('admin', 'staff')
@Controller('api/admin/account')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly sessions: SessionsService,
  ) {}

  @Put()
  @ApiOperation({ summary: 'Change one’s own name' })
  @ApiOkResponse({ type: UserDto, description: 'Oneself, as now.' })
  @ApiProblems()
  renameAccount(
    @CurrentUser() user: UserDto,
    @CurrentSession() session: Session,
    @Ip() address: string,
    @Body() dto: RenameAccountDto,
  ): Promise<UserDto> {
    return this.account.rename({ user, session, address }, dto);
  }

  @Put('password')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Change one’s own password',
    description:
      'Ends all other sessions. A wrong password is 400 at `current_password`, and counts as a failed login.',
  })
  @ApiNoContentResponse({ description: 'From now on the new one signs in.' })
  @ApiProblems(TOO_MANY)
  changePassword(
    @CurrentUser() user: UserDto,
    @CurrentSession() session: Session,
    @Ip() address: string,
    @Body() dto: ChangePasswordDto,
  ): Promise<void> {
    return this.account.changePassword({ user, session, address }, dto);
  }

  @Get('sessions')
  @ApiOperation({ summary: 'List where one is signed in' })
  @ApiOkResponse({ type: [SessionDto], description: 'A hundred at most, the latest seen first.' })
  @ApiProblems()
  async listSessions(
    @CurrentUser() { id }: UserDto,
    @CurrentSession() current: Session,
  ): Promise<SessionDto[]> {
    const sessions = await this.sessions.list(id, current.tokenVersion);
    return sessions.map((session) => toSessionDto(session, current.id));
  }

  @Post('sessions/end-others')
  @HttpCode(204)
  @RequiresRecentAuth()
  @ApiOperation({ summary: 'Sign out everywhere else' })
  @ApiNoContentResponse({ description: 'All sessions but this one have ended.' })
  @ApiProblems()
  endOtherSessions(
    @CurrentUser() user: UserDto,
    @CurrentSession() session: Session,
  ): Promise<void> {
    return this.sessions.endOthers(user, session);
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  @RequiresRecentAuth()
  @ApiOperation({ summary: 'End one of one’s own sessions', description: 'This one, too.' })
  @ApiParam({ name: 'id', type: String, example: '7b0f4f0e-9a53-4b57-8f6d-6b1f0d3a5c11' })
  @ApiNoContentResponse({ description: 'Its token opens nothing any more.' })
  @ApiProblems({ 404: 'There is no such session. It may have ended already.' })
  endSession(@CurrentUser() user: UserDto, @Param('id') id: string): Promise<void> {
    return this.sessions.endOwn(user.id, id);
  }
}
