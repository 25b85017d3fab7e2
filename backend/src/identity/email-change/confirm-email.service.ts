import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ConflictError } from '../../common/problem/app-error.js';
import { MailsService } from '../../mail/mails.service.js';
import { changeUsers } from '../users/users.rules.js';
import { UserLink } from '../links/user-link.entity.js';
import { UserLinksService } from '../links/user-links.service.js';
import { endChange, KIND, requireFreeEmail } from './email-change.queries.js';
import { type EmailChangeState, toEmailChangeState } from './email-change.state.js';

const NOTICE = 'email-changed';

/** Confirms a new email address with the link that was mailed to it. */
@Injectable()
export class ConfirmEmailService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: UserLinksService,
    private readonly mails: MailsService,
  ) {
    mails.compose(NOTICE, (id) => this.compose(id));
  }

  async look(token: string, manager = this.dataSource.manager): Promise<EmailChangeState> {
    return toEmailChangeState(await this.links.find(KIND, token, manager));
  }

  /** Sets the new address, once, and notifies the old one. Sessions continue. */
  async confirm(token: string): Promise<EmailChangeState> {
    try {
      return await changeUsers(this.dataSource.manager, null, (manager) =>
        this.confirmWithin(manager, token),
      );
    } catch (error) {
      if (error instanceof ConflictError) return { state: 'taken' };
      throw error;
    }
  }

  private async confirmWithin(manager: EntityManager, token: string): Promise<EmailChangeState> {
    const now = await this.look(token, manager);
    if (now.state !== 'open') return now;
    const { link, user, email } = now.change;
    await requireFreeEmail(manager, user, email);
    user.email = email;
    await manager.save(user);
    await endChange(manager, user.id, 'confirmed');
    await this.mails.send(manager, { kind: NOTICE, cause: link.id, recipient: link.email });
    return { state: 'done', email };
  }

  private async compose(id: string) {
    const confirmed = { id, ended: 'confirmed' } as const;
    const found = await this.dataSource.manager.findOneBy(UserLink, confirmed);
    if (!found?.newEmail) return null;
    return { name: found.user.name, username: found.user.username, email: found.newEmail };
  }
}
