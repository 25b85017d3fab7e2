import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CurrentPasswordService } from '../login-attempts/current-password.service.js';
import { momentInWords } from '../../common/text/in-words.js';
import { SiteContentService } from '../../site-content/site-content.service.js';
import { findMailStates, MailsService } from '../../mail/mails.service.js';
import { type UserDto, toUserDto } from '../users/dto/user.dto.js';
import type { CurrentSession } from '../../common/access/current-user.decorator.js';
import { UserLink } from '../links/user-link.entity.js';
import { UserLinksService } from '../links/user-links.service.js';
import type { User } from '../users/user.entity.js';
import { changeOneself } from '../users/users.rules.js';
import type { ChangedEmailDto, ChangeEmailDto, EmailChangeDto } from './email-change.dto.js';
import {
  endChange,
  findOpen,
  KIND,
  requireFew,
  requireFreeEmail,
  requireOpen,
  untilConfirmed,
} from './email-change.queries.js';
import { toEmailChangeState } from './email-change.state.js';

interface Owner {
  user: UserDto;
  session: CurrentSession;
}

/** Changes email addresses. Where the site sends mail, the user confirms the new address with a link. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly current: CurrentPasswordService,
    private readonly mails: MailsService,
    private readonly site: SiteContentService,
    private readonly links: UserLinksService,
  ) {
    mails.compose(KIND, (id) => this.compose(id));
  }

  async show(userId: string, manager = this.dataSource.manager): Promise<EmailChangeDto> {
    const { areSent: sends_mail } = this.mails;
    const open = await findOpen(manager, userId);
    if (!open) return { sends_mail };
    const { email, link } = open;
    const mail = (await findMailStates(manager, [link.id])).get(link.id);
    return { sends_mail, pending: { email, expires_at: link.expiresAt.toISOString(), mail } };
  }

  /**
   * Mails a link to the new address. Changes it at once if the site sends no mail or only the spelling differs.
   * @throws InvalidInputError for a wrong password, ConflictError for a taken address, TooManyRequestsError after too
   *   many wrong passwords, or after three changes in an hour
   */
  async change(
    owner: Owner & { address: string },
    { email, current_password: password }: ChangeEmailDto,
  ): Promise<ChangedEmailDto> {
    await this.current.require(owner, password);
    return this.asOwner(owner, async (manager, user) => {
      await requireFreeEmail(manager, user, email);
      if (!this.mails.areSent || email.toLowerCase() === user.email.toLowerCase()) {
        await endChange(manager, user.id, 'replaced');
        user.email = email;
        return toUserDto(await manager.save(user));
      }
      await requireFew(manager, user.id);
      await endChange(manager, user.id, 'replaced');
      const values = { kind: KIND, newEmail: email, expiresAt: untilConfirmed() } as const;
      const { id } = await this.links.create(manager, user, values);
      await this.mails.send(manager, { kind: KIND, cause: id, recipient: email });
      return { ...toUserDto(user), pending_email: email };
    });
  }

  /** Sends the same link again, valid for another day. @throws NotFoundError, and the errors of `sendAgain` */
  resend(owner: Owner): Promise<EmailChangeDto> {
    return this.asOwner(owner, async (manager, user) => {
      const { link, email } = await requireOpen(manager, user.id);
      await manager.update(UserLink, link.id, { expiresAt: untilConfirmed() });
      const mail = { kind: KIND, cause: link.id, recipient: email } as const;
      await this.mails.sendAgain(manager, mail);
      return this.show(user.id, manager);
    });
  }

  /** Invalidates the link and drops a mail that was not sent yet. @throws NotFoundError */
  cancel(owner: Owner): Promise<void> {
    return this.asOwner(owner, async (manager, user) => {
      await requireOpen(manager, user.id);
      await endChange(manager, user.id, 'cancelled');
    });
  }

  private async compose(id: string) {
    const { manager } = this.dataSource;
    const now = toEmailChangeState(await manager.findOneBy(UserLink, { id }));
    if (now.state !== 'open') return null;
    const { user, email, link } = now.change;
    return {
      ...{ name: user.name, username: user.username, email },
      link: await this.links.addressOf(manager, link),
      until: momentInWords(link.expiresAt, this.site.latest.content),
    };
  }

  private asOwner<Result>(
    { user, session }: Owner,
    work: (manager: EntityManager, user: User) => Promise<Result>,
  ): Promise<Result> {
    return changeOneself(this.dataSource.manager, user, session.tokenVersion, work);
  }
}
