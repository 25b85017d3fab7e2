import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { inSpan } from '../common/tracing/spans.js';
import { MailingConfig } from '../config/app-config.js';
import { LocalMailboxService } from './local/local-mailbox.service.js';
import { UndeliverableError } from './delivery-error.js';
import type { MailCalendar } from './mails.service.js';
import { openTransport, takesUnicodeAddresses } from './open-transport.js';
import { SiteContentService } from '../site-content/site-content.service.js';

export interface OutgoingMail {
  id: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  calendar?: MailCalendar;
}

export const MOST_CONNECTIONS = 5;

/**
 * Responses per mail, including the greeting. A server that is in time with each is not cut off, because it may have
 * accepted the mail.
 */
const MOST_ANSWERS = 12;

const NO_SMTPUTF8 =
  'The mail server does not support SMTPUTF8, which is required for addresses with letters such as “ü” before the @.';

/** Sends mails over SMTP. The library and connections are created with the first mail. */
@Injectable()
export class MailServerService implements BeforeApplicationShutdown {
  readonly usage = { sends: 0, seconds: 0 };
  private transport: Promise<Transporter> | undefined;
  /** The address and timeout of `transport`. */
  private opened = '';

  constructor(
    private readonly config: MailingConfig,
    private readonly site: SiteContentService,
    private readonly mailbox: LocalMailboxService,
  ) {}

  async send({ id, recipient, calendar, ...content }: OutgoingMail): Promise<void> {
    const { mail } = this.config;
    if (!mail) throw new Error('The mail server is not set any more.');
    const transport = await this.open();
    await this.checkAddress(recipient);
    const longest = mail.timeout * MOST_ANSWERS;
    const signal = AbortSignal.timeout(longest * 1000);
    const letter = {
      ...content,
      ...(calendar && { icalEvent: { ...calendar, filename: 'calendar.ics' } }),
      signal,
      messageId: `<${id}@${mail.from.slice(mail.from.lastIndexOf('@') + 1)}>`,
      from: { name: this.site.latest.content.name, address: mail.from },
      to: { name: '', address: recipient },
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    const started = performance.now();
    try {
      await inSpan({ name: 'send mail', kind: 'client' }, () => transport.sendMail(letter));
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new Error(`The mail server did not accept the mail within ${longest} s.`, {
        cause: error,
      });
    } finally {
      this.usage.sends += 1;
      this.usage.seconds += (performance.now() - started) / 1000;
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    (await this.transport?.catch(() => undefined))?.close();
  }

  /** Opens another transport when an admin has changed the mail server. */
  private async open(): Promise<Transporter> {
    const wanted = JSON.stringify(this.config.mail);
    if (wanted !== this.opened) {
      const former = this.transport;
      this.transport = undefined;
      this.opened = wanted;
      // A pooled transport still delivers the mails that it has begun.
      void former?.then((transport) => transport.close()).catch(() => undefined);
    }
    this.transport ??= this.connect().catch((error: unknown) => {
      this.transport = undefined;
      throw error;
    });
    return this.transport;
  }

  /** Servers without SMTPUTF8 misread such addresses or respond as if busy. */
  private async checkAddress(address: string): Promise<void> {
    if (/^\p{ASCII}*@[^@]*$/u.test(address)) return;
    const { url, timeout } = await this.findServer();
    if (!(await takesUnicodeAddresses(url, timeout))) throw new UndeliverableError(NO_SMTPUTF8);
  }

  private async connect(): Promise<Transporter> {
    const { url, timeout } = await this.findServer();
    return openTransport(url, { timeout, maxConnections: MOST_CONNECTIONS });
  }

  private async findServer(): Promise<{ url: string; timeout: number }> {
    const { mail } = this.config;
    const url = mail?.server ?? (await this.mailbox.open());
    return { url, timeout: (mail?.timeout ?? 0) * 1000 };
  }
}
