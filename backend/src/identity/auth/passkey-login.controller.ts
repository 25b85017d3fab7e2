import { Body, Controller, Headers, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Audited } from '../../audit/audited.decorator.js';
import { CROSS_SITE } from '../../common/http/cross-site.js';
import { ApiProblems } from '../../common/problem/api-problems.js';
import {
  PasskeyAssertionDto,
  PasskeyRequestOptionsDto,
} from '../passkeys/dto/passkey-assertion.dto.js';
import { LoginResponseDto } from './dto/login.dto.js';
import { PasskeyLoginService } from './passkey-login.service.js';
import { Public } from '../../common/access/access.decorators.js';

@ApiTags('Auth')
@Public()
@Controller('api/admin/login/passkey')
export class PasskeyLoginController {
  constructor(private readonly passkeys: PasskeyLoginService) {}

  @Post('begin')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Begin to use a passkey',
    description:
      'To sign in with it, or for a login whose password was right. After 100 in 15 minutes from one address it is 429.',
  })
  @ApiOkResponse({ type: PasskeyRequestOptionsDto, description: 'For the browser.' })
  @ApiProblems({
    403: CROSS_SITE,
    429: 'Too many logins by passkey from your network address. Try again in 15 minutes.',
  })
  beginPasskeyLogin(@Ip() address: string): Promise<PasskeyRequestOptionsDto> {
    return this.passkeys.begin(address);
  }

  @Post()
  @HttpCode(200)
  @Audited('loginWithPasskey')
  @ApiOperation({
    summary: 'Sign in with a passkey',
    description:
      'In place of name and password, and of a second factor. After 50 failed logins in 15 minutes from one address it is 429.',
  })
  @ApiOkResponse({ type: LoginResponseDto, description: 'A token, and whom it belongs to.' })
  @ApiProblems({
    401: 'This passkey was not accepted. Try again, or sign in with your password.',
    403: 'Your account is deactivated. Ask an administrator to activate it again.',
    429: 'Too many failed logins from your network address. Try again in 15 minutes.',
  })
  loginWithPasskey(
    @Body() dto: PasskeyAssertionDto,
    @Ip() address: string,
    @Headers('user-agent') userAgent: string | undefined,
  ): Promise<LoginResponseDto> {
    return this.passkeys.login(dto, { address, userAgent });
  }
}
