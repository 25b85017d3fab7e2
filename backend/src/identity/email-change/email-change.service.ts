import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { CurrentPasswordService } from '../login-attempts/current-password.service.js';
import { Scheduled } from '../../common/jobs/scheduled.js';
import { hashToken, LinkTokensService } from '../../common/links/link-tokens.service.js';
import { olderThan } from '../../common/sql/older-than.js';
import { momentInWords } from '../../common/text/in-words.js';
import { SiteConfig } from '../../config/app-config.js';
import { findMailStates, MailsService } from '../../mail/mails.service.js';
import type { UserDto } from '../users/dto/user.dto.js';
import type { CurrentSession } from '../../common/access/current-user.decorator.js';
import type { User } from '../users/user.entity.js';
import { toUserDto } from '../users/user.mapper.js';
import { changeOneself } from '../users/users.rules.js';
import type { ChangedEmailDto, ChangeEmailDto, EmailChangeDto } from './email-change.dto.js';
import { EmailChange } from './email-change.entity.js';
import {
  endChange,
  findOpen,
  replaceChange,
  requireFreeEmail,
  requireOpen,
  untilConfirmed,
} from './email-change.queries.js';
import { stateOf } from './email-change.state.js';

const KIND = 'email-confirmation';

/** Who changes the own address. */
interface Owner {
  user: UserDto;
  session: CurrentSession;
}

/** Lets people have another address, which they confirm there where the site sends mails. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly config: SiteConfig,
    private readonly dataSource: DataSource,
    @InjectRepository(EmailChange) private readonly emailChanges: Repository<EmailChange>,
    private readonly current: CurrentPasswordService,
    private readonly mails: MailsService,
    private readonly tokens: LinkTokensService,
  ) {
    mails.compose(KIND, (id) => this.compose(id));
  }

  /** What waits, and what became of its mail. */
  async show(userId: string, manager = this.dataSource.manager): Promise<EmailChangeDto> {
    const { areSent: sends_mail } = this.mails;
    const open = await findOpen(manager, userId);
    if (!open) return { sends_mail };
    const { id, email, expiresAt } = open;
    const mail = (await findMailStates(manager, [id])).get(id);
    return { sends_mail, pending: { email, expires_at: expiresAt.toISOString(), mail } };
  }

  /**
   * Where no mails are sent, or only the way to write it is another, it counts at once.
   * @throws InvalidInputError for a wrong password, ConflictError for a taken address
   * @throws TooManyRequestsError after too many wrong passwords, also on the login, and after three addresses in an hour
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
      const { id } = await replaceChange(manager, user, email);
      await this.mails.send(manager, { kind: KIND, cause: id, recipient: email });
      return { ...toUserDto(user), pending_email: email };
    });
  }

  /**
   * The same link again, good for another day.
   * @throws NotFoundError when no address waits, and as `MailsService.sendAgain`
   */
  resend(owner: Owner): Promise<EmailChangeDto> {
    return this.asOwner(owner, async (manager, user) => {
      const change = await requireOpen(manager, user.id);
      change.expiresAt = untilConfirmed();
      await manager.save(change);
      const mail = { kind: KIND, cause: change.id, recipient: change.email } as const;
      await this.mails.sendAgain(manager, mail);
      return this.show(user.id, manager);
    });
  }

  /** The link does nothing any more, and a mail that waits is not sent. @throws NotFoundError when no address waits */
  cancel(owner: Owner): Promise<void> {
    return this.asOwner(owner, async (manager, user) => {
      await requireOpen(manager, user.id);
      await endChange(manager, user.id, 'cancelled');
    });
  }

  /** Old links say for a week what became of them. */
  @Scheduled('hour', 'Could not delete expired email change links (will retry in 1 h).')
  async forget(): Promise<void> {
    await this.emailChanges.delete({ expiresAt: olderThan(7) });
  }

  private async compose(id: string) {
    const { manager } = this.dataSource;
    const found = await manager.findOne(EmailChange, { where: { id }, relations: { user: true } });
    const now = stateOf(found);
    if (now.state !== 'open') return null;
    const token = this.tokens.tokenOf(KIND, id);
    await manager.update(EmailChange, id, { tokenHash: hashToken(token) });
    const { user, email, expiresAt } = now.change;
    return {
      ...{ name: user.name, username: user.username, email },
      ...{
        link: `${this.config.publicUrl}/confirm-email/${token}`,
        until: momentInWords(expiresAt),
      },
    };
  }

  private asOwner<Result>(
    { user, session }: Owner,
    work: (manager: EntityManager, user: User) => Promise<Result>,
  ): Promise<Result> {
    return changeOneself(this.dataSource.manager, user, session.tokenVersion, work);
  }
}
