import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Any, DataSource, type EntityManager, Not } from 'typeorm';
import type { MailTexts } from '../../../frontend/src/server/contract.ts';
import { AuditService } from '../audit/audit.service.js';
import { Scheduled } from '../common/jobs/scheduled.js';
import { JobsService } from '../common/jobs/jobs.service.js';
import type { JobQueue } from '../common/jobs/queue.js';
import { ConflictError, NotFoundError } from '../common/problem/app-error.js';
import { olderThan } from '../common/sql/older-than.js';
import { MailingConfig } from '../config/app-config.js';
import type { MailStateDto } from './dto/mail-state.dto.js';
import { Mail, type MailKind } from './mail.entity.js';
import { requireMayGoAgain } from './mails-again.queries.js';
import { forgetOldRefusals, forgetRefusal, forgetUnknown } from './bounced-addresses.queries.js';

/** What stands in a mail, made when it is sent; null: it is not wanted any more. */
type Compose<Kind extends MailKind> = (cause: string) => Promise<MailTexts[Kind] | null>;

interface NewMail {
  kind: MailKind;
  /** The id of what it is about. */
  cause: string;
  recipient: string;
  /** Seconds for which it is held back. */
  after?: number;
  /** Although the mail server has refused the address. */
  anyway?: boolean;
  /** It goes out another time, as an admin wants. */
  again?: boolean;
}

/** A try that goes wrong sends the job of the next one; only a process that dies leaves one undone. */
export const MAILS: JobQueue<{ id: string }> = {
  name: 'mails',
  atOnce: 20,
  retries: { limit: 20, pause: 30, longest: 3_600 },
  remembered: 1,
};
/** Milliseconds, in which the transaction that causes it ends. */
const AFTER_CHANGE = 200;
/** Days for which it is known what became of a mail. */
const REMEMBERED = 90;
/** Days after which nobody tries any more: one that still waits has lost its job, as in a restore. */
const LOST_AFTER = 4;
const LOST = 'It was lost while it waited. Send it again.';

/** Takes the mails that others cause, and says what became of them. */
@Injectable()
export class MailsService {
  private readonly composers = new Map<MailKind, Compose<MailKind>>();

  constructor(
    private readonly config: MailingConfig,
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly audit: AuditService,
  ) {}

  /** Whether this site sends any mail. */
  get areSent(): boolean {
    return this.config.mail !== null;
  }

  /** Says what stands in the mails of a kind. For constructors: later it is too late. */
  compose<Kind extends MailKind>(kind: Kind, compose: Compose<Kind>): void {
    this.composers.set(kind, compose);
  }

  composerOf(kind: MailKind): Compose<MailKind> | undefined {
    return this.composers.get(kind);
  }

  /** Keeps a mail in the transaction of what causes it, if this site sends any. */
  async send(manager: EntityManager, mail: NewMail): Promise<void> {
    if (this.areSent) await this.add(manager, mail);
  }

  /**
   * Sends a mail again, with what it says by now.
   * @throws NotFoundError, and as `sendAgain`
   */
  async resend(id: string): Promise<MailStateDto> {
    return this.dataSource.transaction(async (manager) => {
      const found = isUUID(id) && (await lockMail(manager, id));
      if (!found) throw new NotFoundError('This mail is not known any more.');
      if (!this.areSent) throw new ConflictError('This site sends no mail.');
      const { kind, cause, recipient } = found;
      await this.audit.note({ object: { type: 'mail', id }, after: { mail: kind } }, manager);
      return toMailStateDto(await this.addAgain(manager, { kind, cause, recipient }));
    });
  }

  /**
   * Sends another mail about the same, although the mail server has refused the address, if this site sends any.
   * @throws ConflictError for one that is on its way, TooManyRequestsError within a minute, and after 10 of it or 200 of all in an hour
   */
  async sendAgain(manager: EntityManager, mail: NewMail): Promise<void> {
    if (this.areSent) await this.addAgain(manager, mail);
  }

  /** What became of the last mail about each. */
  statesOf(causes: string[]): Promise<ReadonlyMap<string, MailStateDto>> {
    return findMailStates(this.dataSource.manager, causes);
  }

  private async addAgain(manager: EntityManager, mail: NewMail): Promise<Mail> {
    await requireMayGoAgain(manager, { kind: mail.kind, cause: mail.cause });
    return this.add(manager, { ...mail, anyway: true, again: true });
  }

  private async add(
    manager: EntityManager,
    { after = 0, anyway = false, ...values }: NewMail,
  ): Promise<Mail> {
    if (anyway) await forgetRefusal(manager, values.recipient);
    const mail = await manager.save(manager.create(Mail, values));
    await this.jobs.send(MAILS, { id: mail.id }, { manager, after });
    if (after === 0) this.jobs.wake(MAILS, AFTER_CHANGE);
    return mail;
  }

  /** For causes whose recipients are no longer to be known. @param emails addresses that nobody may have any more */
  async forgetAbout(
    manager: EntityManager,
    { causes, emails = [] }: { causes: string[]; emails?: string[] },
  ): Promise<void> {
    await manager.delete(Mail, { cause: Any(causes) });
    if (emails.length > 0) await forgetUnknown(manager, emails);
  }

  @Scheduled('hour', 'Could not delete old mail records (will retry in 1 h).')
  async forget(): Promise<void> {
    const { manager } = this.dataSource;
    await manager.update(
      Mail,
      { state: 'waiting', createdAt: olderThan(LOST_AFTER) },
      { state: 'failed', fault: LOST, changedAt: () => 'now()' },
    );
    await manager.delete(Mail, { state: Not('waiting'), changedAt: olderThan(REMEMBERED) });
    await forgetOldRefusals(manager, REMEMBERED);
  }
}

/** What became of mails to addresses that are gone, and what the mail server says of those that nobody has any more. */
export async function forgetMailsTo(
  manager: EntityManager,
  kind: MailKind,
  emails: string[],
): Promise<void> {
  await manager.delete(Mail, { kind, recipient: Any(emails) });
  await forgetUnknown(manager, emails);
}

/** What became of the last mail about each. */
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

export function toMailStateDto({ id, state, changedAt, tries, fault }: Mail): MailStateDto {
  return { id, state, since: changedAt.toISOString(), tries, fault };
}

function lockMail(manager: EntityManager, id: string): Promise<Mail | null> {
  return manager.findOne(Mail, { where: { id }, lock: { mode: 'pessimistic_write' } });
}
