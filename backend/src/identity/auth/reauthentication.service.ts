import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.js';
import { InvalidInputError, UnauthorizedError } from '../../common/problem/app-error.js';
import type { UserDto } from '../users/dto/user.dto.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { type CurrentSession } from '../../common/access/current-user.decorator.js';
import { FactorCodesService } from '../two-factor/factor-codes.service.js';
import { CurrentPasswordService } from '../login-attempts/current-password.service.js';
import type { ReauthenticateDto } from './dto/reauthenticate.dto.js';
import { PasskeyLoginService } from './passkey-login.service.js';
import { SIGN_IN } from '../../common/access/access.decorators.js';
import { LoginLog } from '../login-attempts/login-log.service.js';

interface Claimant {
  user: UserDto;
  session: CurrentSession;
  address: string;
}

/** Lets signed-in users confirm their identity within their session. */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly current: CurrentPasswordService,
    private readonly codes: FactorCodesService,
    private readonly passkeys: PasskeyLoginService,
    private readonly sessions: SessionsService,
    private readonly log: LoginLog,
    private readonly audit: AuditService,
  ) {}

  /**
   * Allows actions that need a recent authentication for the next 15 minutes.
   * @throws InvalidInputError unless exactly one factor is given and right, TooManyRequestsError after too many wrong
   *   ones, UnauthorizedError if the session has ended, or the token has none
   */
  async authenticate(claimant: Claimant, factor: ReauthenticateDto): Promise<void> {
    requireOne(factor);
    const { user, session } = claimant;
    const failure = await this.findFailure(claimant, factor);
    if (failure) {
      const { reason, ...error } = failure;
      await this.log.recordFailureInSession(reason, user);
      throw new InvalidInputError([error]);
    }
    if (session.id === null || !(await this.sessions.recordAuthentication(session.id))) {
      throw new UnauthorizedError(SIGN_IN);
    }
    await this.audit.record({ object: { type: 'user', id: user.id } });
  }

  private async findFailure({ user, address }: Claimant, factor: ReauthenticateDto) {
    if (factor.passkey) {
      const reason = await this.passkeys.refusalOf(factor.passkey, user.id, address);
      const message = 'This passkey was not accepted. Try again';
      return reason === null ? null : { field: 'passkey', message, reason };
    }
    if (factor.code !== undefined) {
      await this.requireApp(user.id);
      const message = await this.codes.take(user.id, factor.code, address);
      return message === null ? null : { field: 'code', message, reason: 'wrong code' };
    }
    await this.current.require({ user, address }, factor.current_password ?? '');
    return null;
  }

  /** Refuses an app whose setup was never confirmed, because others may have seen its secret. */
  private async requireApp(userId: string): Promise<void> {
    if (await this.codes.isSetUp(userId)) return;
    throw new InvalidInputError([{ field: 'code', message: 'You have no app whose codes count' }]);
  }
}

function requireOne({ current_password, code, passkey }: ReauthenticateDto): void {
  const given = [current_password, code, passkey].filter((value) => value !== undefined);
  if (given.length === 1) return;
  const message = 'Send current_password, code or passkey: one of them';
  throw new InvalidInputError([{ field: 'current_password', message }]);
}
