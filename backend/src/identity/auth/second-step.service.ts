import { Injectable } from '@nestjs/common';
import type { Account } from '../users/accounts.service.js';
import type { PasskeyAssertionDto } from '../passkeys/dto/passkey-assertion.dto.js';
import { FactorCodesService } from '../two-factor/factor-codes.service.js';
import { SecondFactorsService } from '../two-factor/second-factors.service.js';
import { CodeRequiredError } from './auth.errors.js';
import type { LoginDto } from './dto/login.dto.js';
import { PasskeyLoginService } from './passkey-login.service.js';
import { LoginLog } from '../login-attempts/login-log.service.js';
import { SignInsService } from './sign-ins.service.js';

/** Checks the second factor of logins with a password. */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly factors: SecondFactorsService,
    private readonly codes: FactorCodesService,
    private readonly passkeys: PasskeyLoginService,
    private readonly signIns: SignInsService,
    private readonly log: LoginLog,
  ) {}

  /**
   * Returns immediately when the user has no second factor.
   * @throws CodeRequiredError if it is missing or wrong, TooManyRequestsError after too many wrong ones
   */
  async require(account: Account, { code, passkey }: LoginDto, address: string): Promise<void> {
    const factors = await this.factors.of(account.user.id);
    if (!factors.app && !factors.passkey) return;
    const error = await this.signIns.limited(account, async () => {
      if (passkey && factors.passkey) return this.takePasskey(account, passkey, address);
      if (code !== undefined && factors.app) return this.takeCode(account, code, address);
      throw new CodeRequiredError(factors);
    });
    if (error) throw new CodeRequiredError(factors, error);
  }

  private async takeCode(account: Account, code: string, address: string) {
    const message = await this.codes.take(account.user.id, code, address);
    if (message === null) return null;
    await this.log.recordFailure('wrong code', account);
    return { field: 'code', message };
  }

  private async takePasskey(account: Account, assertion: PasskeyAssertionDto, address: string) {
    const reason = await this.passkeys.refusalOf(assertion, account.user.id, address);
    if (reason === null) return null;
    await this.log.recordFailure(reason, account);
    return { field: 'passkey', message: 'This passkey was not accepted. Try again' };
  }
}
