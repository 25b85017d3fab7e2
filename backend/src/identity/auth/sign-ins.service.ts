import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ForbiddenError, TooManyRequestsError } from '../../common/problem/app-error.js';
import type { Account } from '../users/accounts.service.js';
import { LoginLog } from '../login-attempts/login-log.service.js';
import { type Caller, SessionsService } from '../sessions/sessions.service.js';
import { RequiredTwoFactorService } from '../two-factor/required-two-factor.service.js';
import type { LoginResponseDto } from './dto/login.dto.js';
import type { TokenPayload } from './jwt.strategy.js';

/** Starts sessions for all ways to sign in, and records each login. */
@Injectable()
export class SignInsService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly requiredTwoFactor: RequiredTwoFactorService,
    private readonly jwt: JwtService,
    private readonly log: LoginLog,
  ) {}

  /** Starts a session for an authenticated user. Returns null if the user was deleted in the meantime. */
  async begin(
    account: Account,
    caller: Caller,
    action = 'login',
  ): Promise<LoginResponseDto | null> {
    const { user, tokenVersion } = account;
    const sid = await this.sessions.begin(user.id, tokenVersion, caller);
    if (sid === null) return null;
    await this.log.record(action, account);
    const payload: TokenPayload = { sub: user.id, version: tokenVersion, sid };
    return {
      access_token: await this.jwt.signAsync(payload),
      user: await this.requiredTwoFactor.describe(user),
    };
  }

  async requireActive(account: Account): Promise<void> {
    if (account.user.is_active) return;
    await this.log.recordFailure('deactivated', account);
    throw new ForbiddenError(
      'Your account is deactivated. Ask an administrator to activate it again.',
    );
  }

  /** Logs a refusal for too many failures, which would flood the audit log, and rethrows all errors of the work. */
  async limited<Result>(account: Account | null, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof TooManyRequestsError) this.log.logFailure('too many failures', account);
      throw error;
    }
  }
}
