import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import { DataSource, Repository } from 'typeorm';
import { Scheduled } from '../../common/jobs/scheduled.js';
import { JobsService } from '../../common/jobs/jobs.service.js';
import type { JobQueue } from '../../common/jobs/queue.js';
import { LinkTokensService, hashToken } from '../../common/links/link-tokens.service.js';
import { asSystem } from '../../common/sql/caller.js';
import { olderThan } from '../../common/sql/older-than.js';
import { SiteConfig } from '../../config/app-config.js';
import { MailsService } from '../../mail/mails.service.js';
import { AccountsService } from '../users/accounts.service.js';
import { User } from '../users/user.entity.js';
import { PasswordReset } from './password-reset.entity.js';
import { PURPOSE, sendReset, wantsMail } from './password-reset.queries.js';
import { stateOf } from './password-reset.state.js';

const REQUESTS: JobQueue<{ userId: string }> = {
  name: 'password-resets',
  atOnce: 20,
  retries: { limit: 10, pause: 5, longest: 300 },
  remembered: 1,
};

/** Sends links for new passwords, without telling who has an account. */
@Injectable()
export class RequestResetService {
  constructor(
    private readonly config: SiteConfig,
    private readonly dataSource: DataSource,
    @InjectRepository(PasswordReset) private readonly resets: Repository<PasswordReset>,
    private readonly accounts: AccountsService,
    private readonly jobs: JobsService,
    private readonly mails: MailsService,
    private readonly tokens: LinkTokensService,
  ) {
    mails.compose(PURPOSE, (id) => this.compose(id));
    jobs.workOn(REQUESTS, async (requests) => {
      const userIds = requests.map(({ data }) => data.userId);
      await asSystem('requestPasswordReset', () => this.answer(userIds));
    });
  }

  /** Nobody's job looks like everybody's, so neither the answer nor its time tells them apart. */
  async request(name: string): Promise<void> {
    const account = await this.accounts.findByName(name);
    await this.jobs.send(REQUESTS, { userId: account?.user.id ?? randomUUID() });
    this.jobs.wake(REQUESTS);
  }

  /** Used and expired links say so for a week. */
  @Scheduled('hour', 'Could not delete expired password reset links (will retry in 1 h).')
  async forget(): Promise<void> {
    await this.resets.delete({ expiresAt: olderThan(7) });
  }

  /** All or none, since jobs that are fetched together fail together. */
  private async answer(userIds: string[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      for (const id of userIds.toSorted()) {
        const user = await manager.findOne(User, {
          where: { id, isActive: true },
          lock: { mode: 'pessimistic_write' },
        });
        if (user && (await wantsMail(manager, id))) await sendReset(manager, user, this.mails);
      }
    });
  }

  private async compose(id: string) {
    const { manager } = this.dataSource;
    const found = await manager.findOne(PasswordReset, {
      where: { id },
      relations: { user: true },
    });
    const now = stateOf(found);
    if (now.state !== 'open') return null;
    const token = this.tokens.tokenOf(PURPOSE, id);
    await manager.update(PasswordReset, id, { tokenHash: hashToken(token) });
    const { name, username } = now.reset.user;
    return { name, username, link: `${this.config.publicUrl}/reset-password/${token}` };
  }
}
