import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Any, DataSource, type EntityManager, Not } from 'typeorm';
import type { MailTexts } from '../../../frontend/src/server/contract.ts';
import { AuditService } from '../audit/audit.service.js';
import { Scheduled } from '../common/jobs/scheduled.js';
import { JobsService } from '../common/jobs/jobs.service.js';
import type { JobQueue } from '../common/jobs/queue.js';
import { ConflictError, NotFoundError } from '../common/problem/app-error.js';
import { olderThan } from '../common/sql/columns.js';
import { MailingConfig } from '../config/app-config.js';
import type { MailStateDto } from './dto/mail-state.dto.js';
import { Mail, type MailKind } from './mail.entity.js';
import { requireMayResend } from './resend-limits.queries.js';
import {
  deleteOldBounces,
  deleteBounce,
  deleteUnusedBounces,
} from './bounced-addresses.queries.js';

/** A calendar file (RFC 5545) that goes with a mail. */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

type Composed<Kind extends MailKind> = MailTexts[Kind] & { calendar?: MailCalendar };

type Compose<Kind extends MailKind> = (
  cause: string,
  recipient: string,
) => Promise<Composed<Kind> | null>;

interface NewMail {
  kind: MailKind;
  cause: string;
  recipient: string;
  after?: number;
  anyway?: boolean;
  again?: boolean;
}

/** A failed attempt queues a new job; only a process that dies leaves one for the queue to retry. */
export const MAILS: JobQueue<{ id: string }> = {
  name: 'mails',
  atOnce: 20,
  retries: { limit: 20, pause: 30, longest: 3_600 },
  remembered: 1,
};
/** Milliseconds until the causing transaction has probably committed. */
const AFTER_CHANGE = 200;
const DAYS_KEPT = 90;
/** Days after which a waiting mail has lost its job, as after a restore. */
const LOST_AFTER = 4;
const LOST = 'It was lost while waiting. Send it again.';

@Injectable()
export class MailsService {
  private readonly composers = new Map<MailKind, Compose<MailKind>>();

  constructor(
    private readonly config: MailingConfig,
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly audit: AuditService,
  ) {}

  get areSent(): boolean {
    return this.config.mail !== null;
  }

  /** Registers the composer of a kind of mail. Must be called in a constructor. */
  compose<Kind extends MailKind>(kind: Kind, compose: Compose<Kind>): void {
    this.composers.set(kind, compose);
  }

  composerOf(kind: MailKind): Compose<MailKind> | undefined {
    return this.composers.get(kind);
  }

  async send(manager: EntityManager, mail: NewMail): Promise<void> {
    if (this.areSent) await this.add(manager, mail);
  }

  /** Sends mails of one kind about many records, with few statements. */
  async sendAll(
    manager: EntityManager,
    kind: MailKind,
    mails: Pick<NewMail, 'cause' | 'recipient'>[],
  ): Promise<void> {
    if (!this.areSent || mails.length === 0) return;
    const rows = mails.map((mail) => ({ ...mail, kind }));
    const { identifiers } = await manager.insert(Mail, rows);
    await this.jobs.sendAll(MAILS, identifiers as { id: string }[], manager);
    this.jobs.wake(MAILS, AFTER_CHANGE);
  }

  async resend(id: string): Promise<MailStateDto> {
    return this.dataSource.transaction(async (manager) => {
      const found = isUUID(id) && (await lockMail(manager, id));
      if (!found) throw new NotFoundError('This mail is no longer stored.');
      if (!this.areSent) throw new ConflictError('This site sends no mail.');
      const { kind, cause, recipient } = found;
      await this.audit.record({ object: { type: 'mail', id }, after: { mail: kind } }, manager);
      return toMailStateDto(await this.addAgain(manager, { kind, cause, recipient }));
    });
  }

  /**
   * Sends another mail about the same record, also to a bounced address, unless this site sends none.
   * @throws ConflictError while one is being sent, TooManyRequestsError within a minute, or after 10 of it or 200 of
   * all in an hour
   */
  async sendAgain(manager: EntityManager, mail: NewMail): Promise<void> {
    if (this.areSent) await this.addAgain(manager, mail);
  }

  statesOf(causes: string[]): Promise<ReadonlyMap<string, MailStateDto>> {
    return findMailStates(this.dataSource.manager, causes);
  }

  private async addAgain(manager: EntityManager, mail: NewMail): Promise<Mail> {
    await requireMayResend(manager, { kind: mail.kind, cause: mail.cause });
    return this.add(manager, { ...mail, anyway: true, again: true });
  }

  private async add(
    manager: EntityManager,
    { after = 0, anyway = false, ...values }: NewMail,
  ): Promise<Mail> {
    if (anyway) await deleteBounce(manager, values.recipient);
    const mail = await manager.save(manager.create(Mail, values));
    await this.jobs.send(MAILS, { id: mail.id }, { manager, after });
    if (after === 0) this.jobs.wake(MAILS, AFTER_CHANGE);
    return mail;
  }

  async forgetAbout(
    manager: EntityManager,
    { causes, emails = [] }: { causes: string[]; emails?: string[] },
  ): Promise<void> {
    await manager.delete(Mail, { cause: Any(causes) });
    if (emails.length > 0) await deleteUnusedBounces(manager, emails);
  }

  @Scheduled('hour', 'Could not delete old mail records (will retry in 1 h).')
  async forget(): Promise<void> {
    const { manager } = this.dataSource;
    await manager.update(
      Mail,
      { state: 'waiting', createdAt: olderThan(LOST_AFTER) },
      { state: 'failed', error: LOST, changedAt: () => 'now()' },
    );
    await manager.delete(Mail, { state: Not('waiting'), changedAt: olderThan(DAYS_KEPT) });
    await deleteOldBounces(manager, DAYS_KEPT);
  }
}

export async function forgetMailsTo(
  manager: EntityManager,
  kind: MailKind,
  emails: string[],
): Promise<void> {
  await manager.delete(Mail, { kind, recipient: Any(emails) });
  await deleteUnusedBounces(manager, emails);
}

export async function findMailStates(
  manager: EntityManager,
  causes: string[],
): Promise<ReadonlyMap<string, MailStateDto>> {
  if (causes.length === 0) return new Map();
  const mails = await manager.find(Mail, {
    where: { cause: Any(causes) },
    order: { createdAt: 'ASC' },
  });
  return new Map(mails.map((mail) => [mail.cause, toMailStateDto(mail)]));
}

export function toMailStateDto({ id, state, changedAt, tries, error }: Mail): MailStateDto {
  return { id, state, since: changedAt.toISOString(), tries, error };
}

function lockMail(manager: EntityManager, id: string): Promise<Mail | null> {
  return manager.findOne(Mail, { where: { id }, lock: { mode: 'pessimistic_write' } });
}
