import { Body, Controller, Get, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPasswordService } from '../login-attempts/current-password.service.js';
import {
  CurrentSession,
  CurrentUser,
  type CurrentSession as Session,
} from '../../common/access/current-user.decorator.js';
import { Roles, WithoutTwoFactor } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import type { UserDto } from '../users/dto/user.dto.js';
import {
  CodeDto,
  BeginTwoFactorDto,
  NewTwoFactorDto,
  RecoveryCodesDto,
  TwoFactorDto,
} from './dto/two-factor.dto.js';
import { TwoFactorService } from './two-factor.service.js';

const TOO_MANY = { 429: 'Too many wrong codes for this user. Try again in 15 minutes.' };
const NOT_THERE = { 409: 'Two-factor authentication is not set up.' };
const WRONG_CODE = 'A wrong code is 400 at `code`; a right one does not count again.';
const NEW_CODES = 'Ten codes, shown only once. Older ones no longer work.';

@ApiTags('Account')
@Roles('admin', 'staff')
@WithoutTwoFactor()
@Controller('api/admin/account/two-factor')
export class TwoFactorController {
  constructor(
    private readonly factors: TwoFactorService,
    private readonly current: CurrentPasswordService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Show whether one’s own logins ask for a code' })
  @ApiOkResponse({ type: TwoFactorDto, description: 'Since when, and what is left for a loss.' })
  @ApiProblems()
  getTwoFactor(@CurrentUser() { id }: UserDto): Promise<TwoFactorDto> {
    return this.factors.stateOf(id);
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Begin to set up an authenticator app',
    description:
      'Logins ask for its codes once one is confirmed. A wrong password is 400 at `current_password`, and counts as a failed login.',
  })
  @ApiOkResponse({ type: NewTwoFactorDto, description: 'The secret for the app, shown only once.' })
  @ApiProblems({
    409: 'Two-factor authentication is set up already. Turn it off to set up another app.',
    429: 'Too many failed logins for this user. Try again in 15 minutes.',
  })
  async beginTwoFactor(
    @CurrentUser() user: UserDto,
    @CurrentSession() session: Session,
    @Ip() address: string,
    @Body() dto: BeginTwoFactorDto,
  ): Promise<NewTwoFactorDto> {
    await this.current.require({ user, address }, dto.current_password);
    return this.factors.begin({ user, session });
  }

  @Post('confirm')
  @HttpCode(200)
  @ApiOperation({ summary: 'Confirm one’s own authenticator app', description: WRONG_CODE })
  @ApiOkResponse({ type: RecoveryCodesDto, description: NEW_CODES })
  @ApiProblems({ ...TOO_MANY, 409: 'There is no app to confirm. Begin to set one up.' })
  confirmTwoFactor(
    @CurrentUser() user: UserDto,
    @CurrentSession() session: Session,
    @Ip() address: string,
    @Body() { code }: CodeDto,
  ): Promise<RecoveryCodesDto> {
    return this.factors.confirm({ user, session }, { code, address });
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @ApiOperation({ summary: 'Make new recovery codes', description: WRONG_CODE })
  @ApiOkResponse({ type: RecoveryCodesDto, description: NEW_CODES })
  @ApiProblems({ ...TOO_MANY, ...NOT_THERE })
  renewRecoveryCodes(
    @CurrentUser() user: UserDto,
    @CurrentSession() session: Session,
    @Ip() address: string,
    @Body() { code }: CodeDto,
  ): Promise<RecoveryCodesDto> {
    return this.factors.renewRecoveryCodes({ user, session }, { code, address });
  }

  @Post('remove')
  @HttpCode(204)
  @ApiOperation({ summary: 'Remove one’s own authenticator app', description: WRONG_CODE })
  @ApiNoContentResponse({
    description: 'Logins ask for no code; for a passkey, where there is one.',
  })
  @ApiProblems({ ...TOO_MANY, ...NOT_THERE })
  removeTwoFactor(
    @CurrentUser() user: UserDto,
    @CurrentSession() session: Session,
    @Ip() address: string,
    @Body() { code }: CodeDto,
  ): Promise<void> {
    return this.factors.remove({ user, session }, { code, address });
  }
}
