import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { JobsService } from '../../common/jobs/jobs.service.js';
import type { JobQueue } from '../../common/jobs/queue.js';
import { asSystem } from '../../common/sql/caller.js';
import { MailsService } from '../../mail/mails.service.js';
import { AccountsService } from '../users/accounts.service.js';
import { UserLink } from '../links/user-link.entity.js';
import { stateOf } from '../links/user-link.state.js';
import { UserLinksService } from '../links/user-links.service.js';
import { User } from '../users/user.entity.js';
import { HOUR, KIND, wantsMail } from './password-reset.queries.js';

const REQUESTS: JobQueue<{ userId: string }> = {
  name: 'password-resets',
  atOnce: 20,
  retries: { limit: 10, pause: 5, longest: 300 },
  remembered: 1,
};

/** Mails links for new passwords without showing who has an account. */
@Injectable()
export class RequestResetService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsService,
    private readonly jobs: JobsService,
    private readonly mails: MailsService,
    private readonly links: UserLinksService,
  ) {
    mails.compose(KIND, (id) => this.compose(id));
    jobs.workOn(REQUESTS, async (requests) => {
      const userIds = requests.map(({ data }) => data.userId);
      await asSystem('requestPasswordReset', () => this.answer(userIds));
    });
  }

  /** Queues a job for unknown names too, so that neither the response nor its time shows which ones exist. */
  async request(name: string): Promise<void> {
    const account = await this.accounts.findByName(name);
    await this.jobs.send(REQUESTS, { userId: account?.user.id ?? randomUUID() });
    this.jobs.wake(REQUESTS);
  }

  createLink(
    manager: EntityManager,
    user: User,
    values: Partial<UserLink> = {},
  ): Promise<UserLink> {
    const expiresAt = new Date(Date.now() + HOUR);
    return this.links.create(manager, user, { kind: KIND, expiresAt, ...values });
  }

  async send(
    manager: EntityManager,
    user: User,
    { anyway = false, issuerId = null as string | null } = {},
  ): Promise<void> {
    const { id } = await this.createLink(manager, user, { issuerId });
    await this.mails.send(manager, { kind: KIND, cause: id, recipient: user.email, anyway });
  }

  /** Sends all mails or none, because jobs that are fetched together fail together. */
  private async answer(userIds: string[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      for (const id of userIds.toSorted()) {
        const user = await manager.findOne(User, {
          where: { id, isActive: true },
          lock: { mode: 'pessimistic_write' },
        });
        if (user && (await wantsMail(manager, id))) await this.send(manager, user);
      }
    });
  }

  private async compose(id: string) {
    const { manager } = this.dataSource;
    const now = stateOf(await manager.findOneBy(UserLink, { id }));
    if (now.state !== 'open') return null;
    const { name, username } = now.link.user;
    return { name, username, link: await this.links.addressOf(manager, now.link) };
  }
}
