import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ForbiddenError, UnauthorizedError } from '../common/problem/app-error.js';
import { AccountsService } from '../users/accounts.service.js';
import { PasswordsService } from '../users/passwords.service.js';
import type { LoginDto, LoginResponseDto } from './dto/login.dto.js';
import type { TokenPayload } from './jwt.strategy.js';
import { LoginLimiterService } from './login-limiter.service.js';

/** Signs people in. */
@Injectable()
export class AuthService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordsService,
    private readonly limiter: LoginLimiterService,
    private readonly jwt: JwtService,
  ) {}

  /**
   * Exchanges username or email and password for a token. Takes as long for people who do not exist.
   * @param address where the request comes from
   * @throws UnauthorizedError with one text for everything that is wrong
   * @throws ForbiddenError when the password is right, but the user deactivated
   * @throws TooManyRequestsError after too many failures
   */
  async login({ username, password }: LoginDto, address: string): Promise<LoginResponseDto> {
    const account = await this.accounts.findByName(username);
    const attempt = await this.limiter.begin(account, username, address);
    const matches = await this.passwords.verify(password, account?.passwordHash ?? null);
    if (!account || !matches) throw new UnauthorizedError('Invalid username or password.');
    await attempt.succeed();
    const { user, tokenVersion } = account;
    if (!user.is_active) {
      throw new ForbiddenError(
        'Your account is deactivated. Ask an administrator to activate it again.',
      );
    }
    const payload: TokenPayload = { sub: user.id, version: tokenVersion };
    return { access_token: await this.jwt.signAsync(payload), user };
  }
}
