import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Raw, Repository } from 'typeorm';
import { Scheduled } from '../../common/jobs/scheduled.js';
import { DAYS_REMEMBERED, LinkTokensService } from '../../common/links/link-tokens.service.js';
import type { PageQuery } from '../../common/pagination/page-query.js';
import { olderThan } from '../../common/sql/columns.js';
import { momentInWords } from '../../common/text/in-words.js';
import { toPagination } from '../../common/pagination/pagination.dto.js';
import { ConflictError } from '../../common/problem/app-error.js';
import { AuditService } from '../../audit/audit.service.js';
import { SiteConfig } from '../../config/app-config.js';
import { SiteContentService } from '../../site-content/site-content.service.js';
import { MailsService } from '../../mail/mails.service.js';
import type { UserDto } from '../users/dto/user.dto.js';
import { User } from '../users/user.entity.js';
import { changeUsers } from '../users/users.rules.js';
import type { InvitationDto, InvitationListDto } from './dto/invitation.dto.js';
import type { InviteDto } from './dto/invite.dto.js';
import { Invitation } from './invitation.entity.js';
import { insertInvitation, lockOpen, OPEN, requireRoom } from './invitations.queries.js';

const DAYS = 7;
const KIND = 'invitation';

/** Invites people to become users. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly config: SiteConfig,
    private readonly dataSource: DataSource,
    @InjectRepository(Invitation) private readonly invitations: Repository<Invitation>,
    private readonly mails: MailsService,
    private readonly site: SiteContentService,
    private readonly tokens: LinkTokensService,
    private readonly audit: AuditService,
  ) {
    mails.compose(KIND, (id) => this.compose(id));
  }

  async list(query: PageQuery): Promise<InvitationListDto> {
    await this.audit.recordView({ object: { type: 'invitation' } });
    const [found, total] = await this.invitations.findAndCount({
      where: OPEN,
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (query.page - 1) * query.limit,
      take: query.limit,
    });
    return {
      invitations: await this.toDtos(found),
      pagination: toPagination(query, total),
      sends_mail: this.mails.areSent,
    };
  }

  /** @throws ConflictError for a known address or too many open ones, TooManyRequestsError after too many an hour */
  async invite(inviter: UserDto, { email, name, role }: InviteDto): Promise<InvitationDto> {
    const invitation = this.invitations.create({
      ...{ email, name, role },
      inviterName: inviter.name,
      issuerIds: [inviter.id],
      createdAt: new Date(),
      expiresAt: inDays(),
    });
    await changeUsers(this.dataSource.manager, inviter, async (manager) => {
      await requireStranger(manager, email);
      await requireRoom(manager);
      await insertInvitation(manager, invitation);
      const { id } = invitation;
      await this.mails.send(manager, { kind: KIND, cause: id, recipient: email });
    });
    return this.toDto(invitation);
  }

  /** Sends the same link again, valid for seven days. @throws NotFoundError, and the errors of `sendAgain` */
  async resend(actor: UserDto, id: string): Promise<InvitationDto> {
    const invitation = await changeUsers(this.dataSource.manager, actor, async (manager) => {
      const found = await lockOpen(manager, id);
      addIssuer(found, actor);
      found.expiresAt = inDays();
      await manager.save(found);
      const mail = { kind: KIND, cause: id, recipient: found.email } as const;
      await this.mails.sendAgain(manager, mail);
      return found;
    });
    return this.toDto(invitation);
  }

  /** Returns the link for an admin who delivers it without mail. @throws NotFoundError unless it is open */
  linkOf(actor: UserDto, id: string): Promise<string> {
    return changeUsers(this.dataSource.manager, actor, async (manager) => {
      const found = await lockOpen(manager, id);
      addIssuer(found, actor);
      await manager.save(found);
      const link = await this.addressOf(manager, found);
      await this.audit.record({ object: { type: 'invitation', id } }, manager);
      return link;
    });
  }

  /** Invalidates the link and drops a mail that was not sent yet. @throws NotFoundError unless it is open */
  async revoke(id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const found = await lockOpen(manager, id);
      await manager.update(Invitation, found.id, { revokedAt: new Date() });
    });
  }

  @Scheduled('hour', 'Could not delete old invitations (will retry in 1 h).')
  async forget(): Promise<void> {
    const { manager } = this.dataSource;
    await manager.delete(Invitation, { acceptedAt: olderThan(DAYS_REMEMBERED) });
    await manager.delete(Invitation, { revokedAt: olderThan(DAYS_REMEMBERED) });
  }

  private compose(id: string) {
    return this.dataSource.transaction(async (manager) => {
      const found = await manager.findOneBy(Invitation, { id, ...OPEN });
      if (!found || found.isExpired) return null;
      const { name, inviterName: inviter, expiresAt } = found;
      const link = await this.addressOf(manager, found);
      return { name, inviter, link, until: momentInWords(expiresAt, this.site.latest.content) };
    });
  }

  /** Returns the link. After a change of `JWT_SECRET` it differs from the earlier one, which stops working. */
  private async addressOf(manager: EntityManager, { id }: Invitation): Promise<string> {
    const token = await this.tokens.issue(manager, Invitation, id);
    return `${this.config.publicUrl}/invitation/${token}`;
  }

  private async toDto(invitation: Invitation): Promise<InvitationDto> {
    const [dto] = await this.toDtos([invitation]);
    if (!dto) throw new Error('An invitation has no form.');
    return dto;
  }

  private async toDtos(invitations: Invitation[]): Promise<InvitationDto[]> {
    const mails = await this.mails.statesOf(invitations.map(({ id }) => id));
    return invitations.map(({ id, email, name, role, inviterName, createdAt, expiresAt }) => ({
      ...{ id, email, name, role },
      inviter_name: inviterName,
      created_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      mail: mails.get(id),
    }));
  }
}

function addIssuer(invitation: Invitation, { id }: UserDto): void {
  invitation.issuerIds = [...new Set([...invitation.issuerIds, id])];
}

function inDays(): Date {
  return new Date(Date.now() + DAYS * 24 * 3_600_000);
}

async function requireStranger(manager: EntityManager, email: string): Promise<void> {
  const same = Raw((column) => `lower(${column}) = lower(:email)`, { email });
  if (!(await manager.existsBy(User, [{ email: same }, { username: same }]))) return;
  const message = 'A user has this address already';
  throw new ConflictError(`${message}.`, [{ field: 'email', message }]);
}
