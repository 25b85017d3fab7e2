import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { ConflictError } from '../../common/problem/app-error.js';
import { MailsService } from '../../mail/mails.service.js';
import { changeUsers } from '../users/users.rules.js';
import { EmailChange } from './email-change.entity.js';
import { endChange, requireFreeEmail } from './email-change.queries.js';
import { type EmailChangeState, findByToken } from './email-change.state.js';

const KIND = 'email-changed';

/** What whoever reads the mail to a new address does with its link. */
@Injectable()
export class ConfirmEmailService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(EmailChange) private readonly emailChanges: Repository<EmailChange>,
    private readonly mails: MailsService,
  ) {
    mails.compose(KIND, (id) => this.compose(id));
  }

  look(token: string): Promise<EmailChangeState> {
    return findByToken(this.dataSource.manager, token);
  }

  /** The account has the new address, once; the old one is told. Sessions go on. */
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
    const now = await findByToken(manager, token);
    if (now.state !== 'open') return now;
    const { id, user, email, formerEmail } = now.change;
    await requireFreeEmail(manager, user, email);
    user.email = email;
    await manager.save(user);
    await endChange(manager, user.id, 'confirmed');
    await this.mails.send(manager, { kind: KIND, cause: id, recipient: formerEmail });
    return { state: 'done', email };
  }

  private async compose(id: string) {
    const found = await this.emailChanges.findOne({
      where: { id, ended: 'confirmed' },
      relations: { user: true },
    });
    return found && { name: found.user.name, username: found.user.username, email: found.email };
  }
}
