import { Injectable } from '@nestjs/common';
import { UnauthorizedError } from '../../common/problem/app-error.js';
import { type Account, AccountsService } from '../users/accounts.service.js';
import { PasswordsService, tooBusy } from '../users/passwords.service.js';
import type { Caller } from '../sessions/sessions.service.js';
import type { LoginDto, LoginResponseDto } from './dto/login.dto.js';
import { LoginLimiterService } from '../login-attempts/login-limiter.service.js';
import { SecondStepService } from './second-step.service.js';
import { LoginLog } from '../login-attempts/login-log.service.js';
import { SignInsService } from './sign-ins.service.js';

/** Each login runs database queries before it waits for its password check, so more at once would overload both. */
const AT_ONCE = 100;

/** Signs users in with name and password, and the second factor if they have one (decisions/two-factor.md). */
@Injectable()
export class AuthService {
  private running = 0;

  constructor(
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordsService,
    private readonly limiter: LoginLimiterService,
    private readonly secondStep: SecondStepService,
    private readonly signIns: SignInsService,
    private readonly log: LoginLog,
  ) {}

  /**
   * Takes as long for unknown users. The log names the account, but not the text that was typed.
   * @throws UnauthorizedError with the same text whatever is wrong, CodeRequiredError without the right second
   *   factor, ForbiddenError for a deactivated user, TooManyRequestsError after too many failures, BusyError during too
   *   many logins at once
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
    await this.signIns.requireActive(account);
    await this.secondStep.require(account, dto, caller.address);
    const begun = await this.signIns.begin(account, caller);
    return begun ?? this.refuse('deleted during the login', account);
  }

  private check(
    { username, password }: LoginDto,
    account: Account | null,
    address: string,
  ): Promise<boolean> {
    return this.signIns.limited(account, async () => {
      const attempt = await this.limiter.attempt(username, address);
      return this.passwords.verify(password, account?.passwordHash ?? null, attempt);
    });
  }

  private async refuse(reason: string, account: Account | null): Promise<never> {
    await this.log.recordFailure(reason, account);
    throw new UnauthorizedError('Invalid username or password.');
  }
}
