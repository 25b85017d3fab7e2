import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../../common/jobs/scheduled.js';
import { LinkTokensService } from '../../common/links/link-tokens.service.js';
import { SiteConfig } from '../../config/app-config.js';
import { SiteContentService } from '../../site-content/site-content.service.js';
import { MailsService } from '../../mail/mails.service.js';
import type { Consent } from '../consent.js';
import { momentInWords } from '../../common/text/in-words.js';
import { Subscription } from '../subscription.entity.js';
import { Confirmation } from './confirmation.entity.js';
import {
  type Asked,
  CONFIRMATION_MAIL as KIND,
  askForConfirmation,
  forgetExpired,
  takeReminders,
} from './confirmations.queries.js';

/** Mails people to confirm a subscription, reminds them after three days, and deletes unconfirmed addresses. */
@Injectable()
export class ConfirmationMailsService {
  constructor(
    private readonly config: SiteConfig,
    private readonly dataSource: DataSource,
    private readonly mails: MailsService,
    private readonly site: SiteContentService,
    private readonly tokens: LinkTokensService,
  ) {
    mails.compose(KIND, (id) => this.compose(id));
  }

  async ask(manager: EntityManager, email: string, consent: Consent): Promise<void> {
    const asked = await askForConfirmation(manager, email, consent);
    if (asked) await this.send(manager, asked);
  }

  @Scheduled('hour', 'Could not remind pending subscribers (will retry in 1 h).')
  async remind(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      for (const due of await takeReminders(manager)) await this.send(manager, due);
    });
  }

  @Scheduled('hour', 'Could not delete expired subscription requests (will retry in 1 h).')
  async forget(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const expired = await forgetExpired(manager);
      const causes = expired.map(({ id }) => id);
      await this.mails.forgetAbout(manager, { causes, emails: expired.map(({ email }) => email) });
    });
  }

  private send(manager: EntityManager, { id, email }: Asked): Promise<void> {
    return this.mails.send(manager, { kind: KIND, cause: id, recipient: email });
  }

  private async compose(id: string) {
    const { manager } = this.dataSource;
    const pending = await manager.findOneBy(Confirmation, { id });
    if (!pending?.email || pending.isExpired) return null;
    if (await manager.existsBy(Subscription, { email: pending.email })) return null;
    const token = await this.tokens.issue(manager, Confirmation, id);
    const { askedAt, remindedAt, expiresAt } = pending;
    const link = `${this.config.publicUrl}/confirm-subscription/${token}`;
    return {
      link,
      dataLink: `${link}/data`,
      until: momentInWords(expiresAt, this.site.latest.content),
      isReminder: remindedAt !== null && remindedAt > askedAt,
    };
  }
}
