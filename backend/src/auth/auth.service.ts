import { Injectable, Logger } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { AuditService } from '../audit/audit.service.js';
import {
  ForbiddenError,
  TooManyRequestsError,
  UnauthorizedError,
} from '../common/problem/app-error.js';
import { type Caller, SessionsService } from '../users/sessions/sessions.service.js';
import { type Account, AccountsService } from '../users/accounts.service.js';
import { PasswordsService, tooBusy } from '../users/passwords.service.js';
import { FactorCodesService } from '../users/two-factor/factor-codes.service.js';
import { TwoFactorDutyService } from '../users/two-factor/two-factor-duty.service.js';
import { CodeRequiredError } from './code-required.error.js';
import type { LoginDto, LoginResponseDto } from './dto/login.dto.js';
import type { TokenPayload } from './jwt.strategy.js';
import { LoginLimiterService } from './login-limiter.service.js';

/** Logins at once. More would ask the database, and then wait in vain for their password's turn. */
const AT_ONCE = 100;

@Injectable()
export class AuthService {
  private readonly logger = new Logger(AuthService.name);
  private running = 0;

  constructor(
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordsService,
    private readonly limiter: LoginLimiterService,
    private readonly sessions: SessionsService,
    private readonly codes: FactorCodesService,
    private readonly duty: TwoFactorDutyService,
    private readonly jwt: JwtService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Takes as long for people who do not exist. The log says whose login fails, not what was typed.
   * @throws UnauthorizedError with one text for everything that is wrong
   * @throws CodeRequiredError when the password is right, and the code of the second factor missing or wrong
   * @throws ForbiddenError when the password is right, but the user deactivated
   * @throws TooManyRequestsError after too many failures, BusyError when too many sign in at once
   */
  async login(dto: LoginDto, caller: Caller): Promise<LoginResponseDto> {
    if (this.running >= AT_ONCE) throw tooBusy();
    this.running += 1;
    try {
      return await this.signIn(dto, caller);
    } finally {
      this.running -= 1;
    }
  }

  private async signIn(dto: LoginDto, caller: Caller): Promise<LoginResponseDto> {
    const account = await this.accounts.findByName(dto.username);
    const matches = await this.check(dto, account, caller.address);
    if (!account || !matches)
      return this.refuse(account ? 'wrong password' : 'no such user', account);
    const { user, tokenVersion } = account;
    if (!user.is_active) {
      await this.noteFailure('deactivated', account);
      throw new ForbiddenError(
        'Your account is deactivated. Ask an administrator to activate it again.',
      );
    }
    if (await this.codes.isAsked(user.id)) await this.takeCode(dto.code, account, caller.address);
    const sid = await this.sessions.begin(user.id, tokenVersion, caller);
    if (sid === null) return this.refuse('deleted meanwhile', account);
    await this.note('login', account);
    const payload: TokenPayload = { sub: user.id, version: tokenVersion, sid };
    return { access_token: await this.jwt.signAsync(payload), user: await this.duty.tell(user) };
  }

  private check(
    { username, password }: LoginDto,
    account: Account | null,
    address: string,
  ): Promise<boolean> {
    return this.limited(account, async () => {
      const attempt = await this.limiter.attempt(username, address);
      return this.passwords.verify(password, account?.passwordHash ?? null, attempt);
    });
  }

  private async takeCode(code: string | undefined, account: Account, address: string) {
    if (code === undefined) throw new CodeRequiredError();
    const fault = await this.limited(account, () =>
      this.codes.take(account.user.id, code, address),
    );
    if (fault === null) return;
    await this.noteFailure('wrong code', account);
    throw new CodeRequiredError(fault);
  }

  private async limited<Result>(account: Account | null, work: () => Promise<Result>) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof TooManyRequestsError) this.logFailure('too many failures', account);
      throw error;
    }
  }

  private async refuse(reason: string, account: Account | null): Promise<never> {
    await this.noteFailure(reason, account);
    throw new UnauthorizedError('Invalid username or password.');
  }

  private async noteFailure(reason: string, account: Account | null): Promise<void> {
    this.logFailure(reason, account);
    await this.note('loginFailed', account, { reason });
  }

  /** Not what was typed as a name: it may be a password. */
  private async note(
    act: string,
    account: Account | null,
    after?: Record<string, string>,
  ): Promise<void> {
    const person = account && { id: account.user.id, name: account.user.username };
    await this.audit.note({ act, object: { type: 'user', id: person?.id }, person, after });
  }

  private logFailure(reason: string, account: Account | null): void {
    this.logger.log({ reason, user: account?.user.id }, 'A login failed.');
  }
}
