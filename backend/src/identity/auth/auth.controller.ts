import { Body, Controller, Get, Headers, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Audited } from '../../audit/audited.decorator.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import { SessionsService } from '../sessions/sessions.service.js';
import {
  type CurrentSession as Session,
  CurrentSession,
  CurrentUser,
} from '../../common/access/current-user.decorator.js';
import type { UserDto } from '../users/dto/user.dto.js';
import { RequiredTwoFactorService } from '../two-factor/required-two-factor.service.js';
import { AuthService } from './auth.service.js';
import { LoginDto, LoginResponseDto, SignedInUserDto } from './dto/login.dto.js';
import { Public, Roles, WithoutTwoFactor } from '../../common/access/access.decorators.js';

@ApiTags('Auth')
@Controller('api/admin')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
    private readonly requiredTwoFactor: RequiredTwoFactorService,
  ) {}

  @Post('login')
  @HttpCode(200)
  @Public()
  @Audited('login')
  @ApiOperation({
    summary: 'Sign in',
    description:
      'After 10 failures in 15 minutes with one name from one address, or 50 from one address, it is 429. ' +
      'Whose second factor is set up gets a 401 of the type `urn:lectern:problem:code-required` for the right password, ' +
      'whose `errors` name what would do, `code` or `passkey`, and sends all of it again with one. After 10 wrong codes in 15 minutes from one address it is 429. ' +
      'While more people sign in than this process can check within 3 seconds, it is 503.',
  })
  @ApiOkResponse({ type: LoginResponseDto, description: 'A token, and whom it belongs to.' })
  @ApiProblems({
    401: 'Invalid username or password.',
    403: 'Your account is deactivated. Ask an administrator to activate it again.',
    429: 'Too many failed logins for this user. Try again in 15 minutes.',
  })
  login(
    @Body() dto: LoginDto,
    @Ip() address: string,
    @Headers('user-agent') userAgent: string | undefined,
  ): Promise<LoginResponseDto> {
    return this.auth.login(dto, { address, userAgent });
  }

  @Post('logout')
  @HttpCode(204)
  @Roles('admin', 'staff')
  @WithoutTwoFactor()
  @ApiOperation({ summary: 'Sign out', description: 'Other sessions of the user go on.' })
  @ApiNoContentResponse({ description: 'The token opens nothing any more, on any replica.' })
  @ApiProblems()
  async logout(@CurrentSession() { id }: Session): Promise<void> {
    if (id) await this.sessions.end(id);
  }

  @Get('me')
  @Roles('admin', 'staff')
  @WithoutTwoFactor()
  @ApiOperation({ summary: 'Show who is signed in' })
  @ApiOkResponse({ type: SignedInUserDto, description: 'The user of the token.' })
  @ApiProblems()
  getMe(@CurrentUser() user: UserDto): Promise<SignedInUserDto> {
    return this.requiredTwoFactor.describe(user);
  }
}
