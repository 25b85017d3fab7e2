import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import {
  ConflictError,
  ForbiddenError,
  TooManyRequestsError,
} from '../../common/problem/app-error.js';
import { MailsService } from '../../mail/mails.service.js';
import { BouncedAddressesService } from '../../mail/bounced-addresses.service.js';
import type { UserDto } from '../users/dto/user.dto.js';
import { UserLink } from '../links/user-link.entity.js';
import { UserLinksService } from '../links/user-links.service.js';
import type { User } from '../users/user.entity.js';
import { changeUsers, findUser } from '../users/users.rules.js';
import type { PasswordLinkDto, UserMailsDto } from './other-passwords.dto.js';
import { KIND, wantsMail } from './password-reset.queries.js';
import { RequestResetService } from './request-reset.service.js';
import { findUserMails } from './user-mails.queries.js';

/** Lets admins help users to a new password without learning it. */
@Injectable()
export class OtherPasswordsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailsService,
    private readonly links: UserLinksService,
    private readonly requests: RequestResetService,
    private readonly audit: AuditService,
    private readonly bounces: BouncedAddressesService,
  ) {}

  /**
   * Returns a link that works once, for an hour, and invalidates the previous one.
   * @throws NotFoundError, ForbiddenError for oneself, ConflictError for a deactivated user
   */
  makeLink(actor: UserDto, userId: string): Promise<PasswordLinkDto> {
    return this.help(actor, userId, async (manager, user) => {
      const open = { ended: IsNull(), expiresAt: MoreThan(new Date()) };
      const earlier = { kind: KIND, userId: user.id, byHand: true, ...open } as const;
      await manager.update(UserLink, earlier, { ended: 'replaced' });
      const values = { byHand: true, issuerId: actor.id };
      const made = await this.requests.createLink(manager, user, values);
      const link = await this.links.addressOf(manager, made);
      return { link, expires_at: made.expiresAt.toISOString() };
    });
  }

  /**
   * @param options `anyway`: even though the address has bounced
   * @throws the errors of `makeLink`, ConflictError without mail, TooManyRequestsError after three in an hour
   */
  async sendMail(actor: UserDto, userId: string, options: { anyway: boolean }): Promise<void> {
    await this.help(actor, userId, async (manager, user) => {
      if (!this.mails.areSent) {
        throw new ConflictError('This site sends no mail. Make a link instead, and hand it out.');
      }
      if (!(await wantsMail(manager, user.id))) {
        const message = 'Three such mails went to this user within an hour.';
        throw new TooManyRequestsError(`${message} Make a link instead.`, 3_600);
      }
      await this.requests.send(manager, user, { ...options, issuerId: actor.id });
    });
  }

  async listMails(userId: string): Promise<UserMailsDto> {
    const { id, email } = await findUser(this.dataSource.manager, userId);
    await this.audit.recordView({ object: { type: 'user', id } });
    const bounced = await this.bounces.find(this.dataSource.manager, email);
    return {
      mails: await findUserMails(this.dataSource.manager, id),
      sends_mail: this.mails.areSent,
      ...(bounced && { bounced }),
    };
  }

  deleteBounce(actor: UserDto, userId: string): Promise<void> {
    return changeUsers(this.dataSource.manager, actor, async (manager) => {
      const { id, email } = await findUser(manager, userId);
      await this.bounces.forget(manager, email);
      await this.audit.record({ object: { type: 'user', id } }, manager);
    });
  }

  private help<Result>(
    actor: UserDto,
    userId: string,
    work: (manager: EntityManager, user: User) => Promise<Result>,
  ): Promise<Result> {
    return changeUsers(this.dataSource.manager, actor, async (manager) => {
      const user = await findUser(manager, userId);
      if (user.id === actor.id) {
        throw new ForbiddenError('Change your own password in your account.');
      }
      if (!user.isActive) {
        throw new ConflictError('This user is deactivated. Activate the user first.');
      }
      return work(manager, user);
    });
  }
}
