import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.js';
import { InvalidInputError, UnauthorizedError } from '../../common/problem/app-error.js';
import type { UserDto } from '../users/dto/user.dto.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { type CurrentSession } from '../../common/access/current-user.decorator.js';
import { FactorCodesService } from '../two-factor/factor-codes.service.js';
import { CurrentPasswordService } from '../login-attempts/current-password.service.js';
import type { ProofDto } from './dto/proof.dto.js';
import { PasskeyLoginService } from './passkey-login.service.js';
import { SIGN_IN } from '../../common/access/access.decorators.js';
import { LoginLog } from '../login-attempts/login-log.service.js';

interface Prover {
  user: UserDto;
  session: CurrentSession;
  address: string;
}

/** Has people show again who they are, in the session that they have. */
@Injectable()
export class ProofsService {
  constructor(
    private readonly current: CurrentPasswordService,
    private readonly codes: FactorCodesService,
    private readonly passkeys: PasskeyLoginService,
    private readonly sessions: SessionsService,
    private readonly log: LoginLog,
    private readonly audit: AuditService,
  ) {}

  /**
   * For the next 15 minutes the session may do what asks for a recent proof.
   * @throws InvalidInputError at the field that is wrong, or when none or several are given
   * @throws TooManyRequestsError after too many wrong ones, also on the login
   * @throws UnauthorizedError for a token of before there were sessions, or one that has ended
   */
  async prove(prover: Prover, proof: ProofDto): Promise<void> {
    requireOne(proof);
    const { user, session } = prover;
    const fault = await this.faultOf(prover, proof);
    if (fault) {
      const { reason, ...told } = fault;
      await this.log.recordFailureInSession(reason, user);
      throw new InvalidInputError([told]);
    }
    if (session.id === null || !(await this.sessions.noteProof(session.id))) {
      throw new UnauthorizedError(SIGN_IN);
    }
    await this.audit.note({ object: { type: 'user', id: user.id } });
  }

  /** A wrong password is told, and noted, by what asks for it elsewhere, too. */
  private async faultOf({ user, address }: Prover, proof: ProofDto) {
    if (proof.passkey) {
      const reason = await this.passkeys.refusalOf(proof.passkey, user.id, address);
      const message = 'This passkey was not accepted. Try again';
      return reason === null ? null : { field: 'passkey', message, reason };
    }
    if (proof.code !== undefined) {
      await this.requireApp(user.id);
      const message = await this.codes.take(user.id, proof.code, address);
      return message === null ? null : { field: 'code', message, reason: 'wrong code' };
    }
    await this.current.require({ user, address }, proof.current_password ?? '');
    return null;
  }

  /**
   * An app that was begun and left is no factor: its secret may have stood on a screen, and nobody knows of it.
   * Nothing is guessed here, and so nothing counted or noted.
   */
  private async requireApp(userId: string): Promise<void> {
    if (await this.codes.isSetUp(userId)) return;
    throw new InvalidInputError([{ field: 'code', message: 'You have no app whose codes count' }]);
  }
}

function requireOne({ current_password, code, passkey }: ProofDto): void {
  const given = [current_password, code, passkey].filter((value) => value !== undefined);
  if (given.length === 1) return;
  const message = 'Send current_password, code or passkey: one of them';
  throw new InvalidInputError([{ field: 'current_password', message }]);
}
