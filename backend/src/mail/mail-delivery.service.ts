import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { pMapSettled } from 'p-map';
import { DataSource, Repository } from 'typeorm';
import { JobsService } from '../common/jobs/jobs.service.js';
import { PagesService } from '../rendering/pages.service.js';
import { toDeliveryError, toLogText } from './delivery-error.js';
import { type OutgoingMail, MailServerService, MOST_CONNECTIONS } from './mail-server.service.js';
import { Mail, type MailState } from './mail.entity.js';
import { MAILS, MailsService } from './mails.service.js';
import { findBounce, recordBounce } from './bounced-addresses.queries.js';
import { convert } from 'html-to-text';

const WIDTH = 76;

function toPlainText(html: string): string {
  const text = convert(html, {
    wordwrap: WIDTH,
    selectors: [
      { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'hr', options: { length: 40 } },
      // The mail repeats the URL of the button as text.
      { selector: 'a.button', format: 'skip' },
    ],
  });
  return text.replaceAll(/\n{3,}/g, '\n\n');
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds before the first retry; the pause doubles. */
const FIRST_PAUSE = 30;
const LONGEST_PAUSE = 4 * HOUR;
const GIVE_UP_AFTER_MS = 3 * 24 * HOUR * 1000;

const UNWRITTEN = 'The mail could not be composed. See the server’s log.';

@Injectable()
export class MailDeliveryService {
  private readonly logger = new Logger(MailDeliveryService.name);

  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Mail) private readonly mailRepository: Repository<Mail>,
    private readonly mails: MailsService,
    private readonly pages: PagesService,
    private readonly server: MailServerService,
    private readonly jobs: JobsService,
  ) {
    // A stopping process starts no further mail. It records what was sent, and leaves failures to another process.
    jobs.workOn(MAILS, async (waiting, signal) => {
      const deliver = ({ data }: { data: { id: string } }) => this.deliver(data.id, signal);
      const ends = await pMapSettled(waiting, deliver, { concurrency: MOST_CONNECTIONS });
      const failed = ends.find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    });
  }

  private async deliver(id: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const mail = await this.mailRepository.findOneBy({ id, state: 'waiting' });
    if (!mail) return;
    const letter = await this.tryToCompose(mail);
    if (letter === 'broken') return this.notDelivered(mail, new Error(UNWRITTEN));
    if (!letter) return this.end(mail, 'dropped');
    const bounce = await findBounce(this.dataSource.manager, mail.recipient);
    if (bounce) return this.end(mail, 'refused', { error: bounce.words });
    signal.throwIfAborted();
    try {
      await this.server.send(letter);
    } catch (error) {
      // Stopping may have caused the error, so it does not count; another process takes the job.
      signal.throwIfAborted();
      return this.notDelivered(mail, error);
    }
    await this.end(mail, 'sent');
  }

  /** A mail that cannot be composed must not fail the batch. */
  private async tryToCompose(mail: Mail): Promise<OutgoingMail | 'broken' | null> {
    try {
      return await this.compose(mail);
    } catch (error) {
      this.logger.error(error, `Could not compose a mail of kind ${mail.kind}.`);
      return 'broken';
    }
  }

  private async compose({ id, kind, cause, recipient }: Mail): Promise<OutgoingMail | null> {
    const composed = await this.mails.composerOf(kind)?.(cause, recipient);
    if (!composed) return null;
    const { calendar, ...values } = composed;
    const { subject, html } = this.pages.mail(kind, values);
    return { id, recipient, subject, html, text: toPlainText(html), calendar };
  }

  private async notDelivered(mail: Mail, error: unknown): Promise<void> {
    const { words, isFinal, isOfAddress } = toDeliveryError(error);
    const tries = mail.tries + 1;
    if (isFinal) {
      this.logger.log(
        { mail: mail.id, kind: mail.kind },
        'The mail server permanently refused a mail.',
      );
      if (isOfAddress) await recordBounce(this.dataSource.manager, mail.recipient, words);
      return this.end(mail, 'refused', { tries, error: words });
    }
    const pause = Math.min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE);
    if (Date.now() + pause * 1000 > mail.createdAt.getTime() + GIVE_UP_AFTER_MS) {
      this.logger.error(
        { mail: mail.id, kind: mail.kind },
        `Gave up sending a mail: ${toLogText(words)}`,
      );
      return this.end(mail, 'failed', { tries, error: words });
    }
    if (tries === 1) {
      this.logger.warn(
        { mail: mail.id },
        `Could not send a mail (will retry): ${toLogText(words)}`,
      );
    }
    await this.dataSource.transaction(async (manager) => {
      await manager.update(Mail, mail.id, { tries, error: words, changedAt: new Date() });
      await this.jobs.send(MAILS, { id: mail.id }, { manager, after: pause });
    });
  }

  private async end({ id }: Mail, state: MailState, changes: Partial<Mail> = {}): Promise<void> {
    await this.mailRepository.update(id, { state, changedAt: new Date(), ...changes });
  }
}
