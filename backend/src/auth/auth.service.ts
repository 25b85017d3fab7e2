import { Injectable, Logger } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import {
  ForbiddenError,
  TooManyRequestsError,
  UnauthorizedError,
} from '../common/problem/app-error.js';
import { type Account, AccountsService } from '../users/accounts.service.js';
import { PasswordsService } from '../users/passwords.service.js';
import type { LoginDto, LoginResponseDto } from './dto/login.dto.js';
import type { TokenPayload } from './jwt.strategy.js';
import { LoginLimiterService } from './login-limiter.service.js';

/** Signs people in. */
@Injectable()
export class AuthService {
  private readonly logger = new Logger(AuthService.name);

  constructor(
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordsService,
    private readonly limiter: LoginLimiterService,
    private readonly jwt: JwtService,
  ) {}

  /**
   * Exchanges username or email and password for a token. Takes as long for people who do not exist.
   * The log says why a login fails and which user it is about, not what was typed.
   * @param address where the request comes from
   * @throws UnauthorizedError with one text for everything that is wrong
   * @throws ForbiddenError when the password is right, but the user deactivated
   * @throws TooManyRequestsError after too many failures
   */
  async login({ username, password }: LoginDto, address: string): Promise<LoginResponseDto> {
    const account = await this.accounts.findByName(username);
    const attempt = await this.limiter.begin(account, username, address).catch((error: unknown) => {
      if (error instanceof TooManyRequestsError) this.logFailure('too many failures', account);
      throw error;
    });
    const matches = await this.passwords.verify(password, account?.passwordHash ?? null);
    if (!account || !matches) {
      this.logFailure(account ? 'wrong password' : 'no such user', account);
      throw new UnauthorizedError('Invalid username or password.');
    }
    await attempt.succeed();
    const { user, tokenVersion } = account;
    if (!user.is_active) {
      this.logFailure('deactivated', account);
      throw new ForbiddenError(
        'Your account is deactivated. Ask an administrator to activate it again.',
      );
    }
    const payload: TokenPayload = { sub: user.id, version: tokenVersion };
    return { access_token: await this.jwt.signAsync(payload), user };
  }

  private logFailure(reason: string, account: Account | null): void {
    this.logger.log({ reason, user: account?.user.id }, 'A login failed.');
  }
}
