import { Body, Controller, Get, HttpCode, Ip, Param, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentPasswordService } from '../login-attempts/current-password.service.js';
import {
  CurrentSession,
  CurrentUser,
  type CurrentSession as Session,
} from '../../common/access/current-user.decorator.js';
import { Roles, WithoutTwoFactor } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import type { UserDto } from '../users/dto/user.dto.js';
import { PasskeyCreationOptionsDto } from './dto/passkey-creation-options.dto.js';
import {
  AddPasskeyDto,
  ConfirmPasskeyDto,
  PasskeyDto,
  RenamePasskeyDto,
} from './dto/passkey.dto.js';
import { PasskeysService } from './passkeys.service.js';

const FULL = { 409: 'You have 10 passkeys already. Remove one that you do not use.' };
const NOT_THERE = { 404: 'There is no such passkey. It may have been removed already.' };
const TOO_MANY = { 429: 'Too many failed logins for this user. Try again in 15 minutes.' };
const WRONG_PASSWORD =
  'A wrong password is 400 at `current_password`, and counts as a failed login.';
const ApiPasskeyId = () =>
  ApiParam({ name: 'id', type: String, example: '5f2d3a0c-7a51-4c1e-9a43-1d0b6c1f8e22' });

@ApiTags('Account')
@Roles('admin', 'staff')
@WithoutTwoFactor()
@Controller('api/admin/account/passkeys')
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly current: CurrentPasswordService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List one’s own passkeys' })
  @ApiOkResponse({ type: [PasskeyDto], description: 'Ten at most, the oldest first.' })
  @ApiProblems()
  listPasskeys(@CurrentUser() { id }: UserDto): Promise<PasskeyDto[]> {
    return this.passkeys.list(id);
  }

  @Post('begin')
  @HttpCode(200)
  @ApiOperation({ summary: 'Begin to add a passkey', description: WRONG_PASSWORD })
  @ApiOkResponse({ type: PasskeyCreationOptionsDto, description: 'For the browser.' })
  @ApiProblems({ ...FULL, ...TOO_MANY })
  async beginPasskey(
    @CurrentUser() user: UserDto,
    @Ip() address: string,
    @Body() dto: ConfirmPasskeyDto,
  ): Promise<PasskeyCreationOptionsDto> {
    await this.current.require({ user, address }, dto.current_password);
    return this.passkeys.begin(user);
  }

  @Post()
  @ApiOperation({
    summary: 'Add a passkey',
    description: 'It signs in from now on, and logins by password ask for a second factor.',
  })
  @ApiCreatedResponse({ type: PasskeyDto, description: 'The passkey.' })
  @ApiProblems(FULL)
  addPasskey(
    @CurrentUser() user: UserDto,
    @CurrentSession() session: Session,
    @Body() dto: AddPasskeyDto,
  ): Promise<PasskeyDto> {
    return this.passkeys.add({ user, session }, dto);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Rename one’s own passkey' })
  @ApiPasskeyId()
  @ApiOkResponse({ type: PasskeyDto, description: 'The passkey, as now.' })
  @ApiProblems(NOT_THERE)
  renamePasskey(
    @CurrentUser() user: UserDto,
    @CurrentSession() session: Session,
    @Param('id') id: string,
    @Body() { name }: RenamePasskeyDto,
  ): Promise<PasskeyDto> {
    return this.passkeys.rename({ user, session }, id, name);
  }

  @Post(':id/remove')
  @HttpCode(204)
  @ApiOperation({ summary: 'Remove one’s own passkey', description: WRONG_PASSWORD })
  @ApiPasskeyId()
  @ApiNoContentResponse({ description: 'It signs in no more. Sessions go on.' })
  @ApiProblems({ ...NOT_THERE, ...TOO_MANY })
  async removePasskey(
    @CurrentUser() user: UserDto,
    @CurrentSession() session: Session,
    @Ip() address: string,
    @Param('id') id: string,
    @Body() dto: ConfirmPasskeyDto,
  ): Promise<void> {
    await this.current.require({ user, address }, dto.current_password);
    await this.passkeys.remove({ user, session }, id);
  }
}
