import { Body, Controller, Get, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../common/problem/api-problems.js';
import { UserDto } from '../users/dto/user.dto.js';
import { AuthService } from './auth.service.js';
import { CurrentUser } from './current-user.decorator.js';
import { LoginDto, LoginResponseDto } from './dto/login.dto.js';
import { Public } from './public.decorator.js';
import { Roles } from './roles.decorator.js';

@ApiTags('Auth')
@Controller('api/admin')
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Post('login')
  @HttpCode(200)
  @Public()
  @ApiOperation({
    summary: 'Sign in',
    description:
      'After 10 failures in 15 minutes with one name from one address, or 50 from one address, it is 429. ' +
      'While more people sign in than this process can check within 3 seconds, it is 503.',
  })
  @ApiOkResponse({ type: LoginResponseDto, description: 'A token, and whom it belongs to.' })
  @ApiProblems({
    401: 'Invalid username or password.',
    403: 'Your account is deactivated. Ask an administrator to activate it again.',
    429: 'Too many failed logins for this user. Try again in 15 minutes.',
  })
  login(@Body() dto: LoginDto, @Ip() address: string): Promise<LoginResponseDto> {
    return this.auth.login(dto, address);
  }

  @Get('me')
  @Roles('admin', 'staff')
  @ApiOperation({ summary: 'Show who is signed in' })
  @ApiOkResponse({ type: UserDto, description: 'The user of the token.' })
  @ApiProblems()
  getMe(@CurrentUser() user: UserDto): UserDto {
    return user;
  }
}
