import { Injectable, Logger } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { AuditService } from '../../audit/audit.service.js';
import { ForbiddenError, TooManyRequestsError } from '../../common/problem/app-error.js';
import type { Account } from '../users/accounts.service.js';
import type { UserDto } from '../users/dto/user.dto.js';
import { type Caller, SessionsService } from '../sessions/sessions.service.js';
import { TwoFactorDutyService } from '../two-factor/two-factor-duty.service.js';
import type { LoginResponseDto } from './dto/login.dto.js';
import type { TokenPayload } from './jwt.strategy.js';

type Somebody = Pick<Account, 'user'>;

/** What becomes of those who sign in, however they do; each leaves a line in log and audit log. */
@Injectable()
export class SignInsService {
  private readonly logger = new Logger(SignInsService.name);

  constructor(
    private readonly sessions: SessionsService,
    private readonly duty: TwoFactorDutyService,
    private readonly jwt: JwtService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Begins a session for who has shown who they are; null when the user was deleted at that moment.
   */
  async begin(account: Account, caller: Caller, act = 'login'): Promise<LoginResponseDto | null> {
    const { user, tokenVersion } = account;
    const sid = await this.sessions.begin(user.id, tokenVersion, caller);
    if (sid === null) return null;
    await this.note(act, account);
    const payload: TokenPayload = { sub: user.id, version: tokenVersion, sid };
    return { access_token: await this.jwt.signAsync(payload), user: await this.duty.tell(user) };
  }

  /** @throws ForbiddenError */
  async requireActive(account: Account): Promise<void> {
    if (account.user.is_active) return;
    await this.noteFailure('deactivated', account);
    throw new ForbiddenError(
      'Your account is deactivated. Ask an administrator to activate it again.',
    );
  }

  /** @throws what the work throws; too many failures leave a line in the log only */
  async limited<Result>(account: Account | null, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof TooManyRequestsError) this.logFailure('too many failures', account);
      throw error;
    }
  }

  async noteFailure(reason: string, account: Somebody | null): Promise<void> {
    this.logFailure(reason, account);
    await this.note('loginFailed', account, { reason });
  }

  /** Of who has signed in already, and is asked again who they are. */
  noteFailureInSession(reason: string, user: UserDto): Promise<void> {
    return this.noteFailure(`${reason}, in a session`, { user });
  }

  /** Not what was typed as a name: it may be a password. */
  private async note(
    act: string,
    account: Somebody | null,
    after?: Record<string, string>,
  ): Promise<void> {
    const person = account && { id: account.user.id, name: account.user.username };
    await this.audit.note({ act, object: { type: 'user', id: person?.id }, person, after });
  }

  private logFailure(reason: string, account: Somebody | null): void {
    this.logger.log({ reason, user: account?.user.id }, 'A login failed.');
  }
}
