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

/** Logins at once. More would ask the database, and then wait in vain for their password's turn. */
const AT_ONCE = 100;

/** Signs in by name and password, and a second factor where there is one (decisions/two-factor.md). */
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
   * Takes as long for people who do not exist. The log says whose login fails, not what was typed.
   * @throws UnauthorizedError with one text for everything that is wrong
   * @throws CodeRequiredError when the password is right, and the second factor missing or wrong
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
    await this.signIns.requireActive(account);
    await this.secondStep.require(account, dto, caller.address);
    const begun = await this.signIns.begin(account, caller);
    return begun ?? this.refuse('deleted meanwhile', account);
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
