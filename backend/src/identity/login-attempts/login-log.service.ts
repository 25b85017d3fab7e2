import { Injectable, Logger } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.js';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';

interface TriedAccount {
  user: Pick<SignedInUser, 'id' | 'username'>;
}

/** Records logins and failed logins in the log and the audit log. */
@Injectable()
export class LoginLog {
  private readonly logger = new Logger(LoginLog.name);

  constructor(private readonly audit: AuditService) {}

  /**
   * Leaves out the typed name, which may be a password.
   * @param account null: no account has the name
   */
  async record(
    action: string,
    account: TriedAccount | null,
    after?: Record<string, string>,
  ): Promise<void> {
    const person = account && { id: account.user.id, name: account.user.username };
    await this.audit.record({
      action,
      object: { type: 'user', id: person?.id },
      person,
      after,
    });
  }

  async recordFailure(reason: string, account: TriedAccount | null): Promise<void> {
    this.logFailure(reason, account);
    await this.record('loginFailed', account, { reason });
  }

  recordFailureInSession(reason: string, user: TriedAccount['user']): Promise<void> {
    return this.recordFailure(`${reason}, in a session`, { user });
  }

  /** Writes only to the log, for failures that would flood the audit log. */
  logFailure(reason: string, account: TriedAccount | null): void {
    this.logger.log({ reason, user: account?.user.id }, 'A login failed.');
  }
}
