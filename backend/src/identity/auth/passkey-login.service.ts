import { Injectable } from '@nestjs/common';
import { UnauthorizedError } from '../../common/problem/app-error.js';
import { type Account, AccountsService } from '../users/accounts.service.js';
import type {
  PasskeyAssertionDto,
  PasskeyRequestOptionsDto,
} from '../passkeys/dto/passkey-assertion.dto.js';
import { type CheckedPasskey, PasskeyChecksService } from '../passkeys/passkey-checks.service.js';
import type { Caller } from '../sessions/sessions.service.js';
import type { LoginResponseDto } from './dto/login.dto.js';
import { LoginLimiterService } from '../login-attempts/login-limiter.service.js';
import { LoginLog } from '../login-attempts/login-log.service.js';
import { SignInsService } from './sign-ins.service.js';

/** Signs users in with a passkey, which is two factors at once: the device and the way to unlock it. */
@Injectable()
export class PasskeyLoginService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly checks: PasskeyChecksService,
    private readonly limiter: LoginLimiterService,
    private readonly signIns: SignInsService,
    private readonly log: LoginLog,
  ) {}

  /** @throws TooManyRequestsError after too many challenges for this address */
  async begin(address: string): Promise<PasskeyRequestOptionsDto> {
    await this.limiter.takeChallenge(address);
    return this.checks.begin();
  }

  /**
   * @throws UnauthorizedError with the same text whatever is wrong, ForbiddenError for a deactivated user,
   *   TooManyRequestsError after too many failures
   */
  async login(assertion: PasskeyAssertionDto, caller: Caller): Promise<LoginResponseDto> {
    const checked = await this.signIns.limited(null, () => this.check(assertion, caller.address));
    if ('refusal' in checked) return this.refuse(checked.refusal, null);
    const account = await this.accounts.findById(checked.userId);
    if (!account) return this.refuse('deleted during the login', null);
    await this.signIns.requireActive(account);
    const begun = await this.signIns.begin(account, caller, 'loginWithPasskey');
    return begun ?? this.refuse('deleted during the login', account);
  }

  async refusalOf(
    assertion: PasskeyAssertionDto,
    userId: string,
    address: string,
  ): Promise<string | null> {
    const checked = await this.check(assertion, address);
    if ('refusal' in checked) return checked.refusal;
    return checked.userId === userId ? null : 'passkey of another user';
  }

  private async check(assertion: PasskeyAssertionDto, address: string): Promise<CheckedPasskey> {
    const attempt = this.limiter.attemptFrom(address);
    await attempt.begin();
    const checked = await this.checks.check(assertion);
    if ('userId' in checked) await attempt.succeed();
    return checked;
  }

  private async refuse(reason: string, account: Account | null): Promise<never> {
    await this.log.recordFailure(reason, account);
    throw new UnauthorizedError(
      'This passkey was not accepted. Try again, or sign in with your password.',
    );
  }
}
