import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  RegistrationMailKind,
  RegistrationMailTexts,
} from '../../../../frontend/src/server/contract.ts';
import { Scheduled } from '../../common/jobs/scheduled.js';
import { LinkTokensService } from '../../common/links/link-tokens.service.js';
import { SiteConfig } from '../../config/app-config.js';
import { MailsService } from '../../mail/mails.service.js';
import type { Offering } from '../offering.entity.js';
import { OfferingTexts } from './offering-texts.service.js';
import {
  announceChange,
  mayRemind,
  takeDayReminders,
  takeHourReminders,
} from './participant-mails.queries.js';
import { ParticipantMessage } from './participant-message.entity.js';
import { ParticipantCalendars } from './participant-calendars.service.js';
import { CALENDAR_METHODS, isWanted, REGISTRATION_MAILS } from './participant-mails.rules.js';
import { Registration } from './registration.entity.js';
import { findPlaces, type Recipient } from './seats.queries.js';

/** Sends mails to people who registered (decisions/offerings.md). */
@Injectable()
export class ParticipantMailsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailsService,
    private readonly tokens: LinkTokensService,
    private readonly texts: OfferingTexts,
    private readonly site: SiteConfig,
    private readonly calendars: ParticipantCalendars,
  ) {
    for (const kind of REGISTRATION_MAILS) mails.compose(kind, (id) => this.compose(kind, id));
    mails.compose('participant-message', (id, email) => this.composeMessage(id, email));
  }

  /** Queues a mail of this kind to each recipient. */
  async send(
    manager: EntityManager,
    kind: RegistrationMailKind,
    recipients: Recipient[],
  ): Promise<void> {
    const mails = recipients.map(({ id, email }) => ({ cause: id, recipient: email }));
    await this.mails.sendAll(manager, kind, mails);
  }

  /** Queues an admin's message to each recipient. */
  async sendMessage(
    manager: EntityManager,
    { id }: ParticipantMessage,
    recipients: Recipient[],
  ): Promise<void> {
    const mails = recipients.map(({ email }) => ({ cause: id, recipient: email }));
    await this.mails.sendAll(manager, 'participant-message', mails);
  }

  /** Sends the mail about a registration again to a person who registers again. Does nothing soon after the last. */
  async remind(manager: EntityManager, registration: Registration): Promise<void> {
    const { id, status } = registration;
    const kind = status === 'offered' ? 'seat-offered' : `registration-${status}`;
    if (await mayRemind(manager, id, kind)) {
      await this.send(manager, kind as RegistrationMailKind, [registration]);
    }
  }

  /** Tells everybody who is registered or waits that the time or place has changed. */
  async offeringChanged(manager: EntityManager, { id }: Offering): Promise<void> {
    await this.send(manager, 'offering-changed', await announceChange(manager, id));
  }

  /** Tells everybody who is registered or waits that it does not take place. */
  async offeringCancelled(manager: EntityManager, { id }: Offering): Promise<void> {
    await this.send(manager, 'offering-cancelled', await announceChange(manager, id));
  }

  /** Deletes the mail records of registrations that are deleted. */
  async forget(manager: EntityManager, recipients: Recipient[]): Promise<void> {
    const causes = recipients.map(({ id }) => id);
    if (causes.length === 0) return;
    await this.mails.forgetAbout(manager, { causes, emails: recipients.map(({ email }) => email) });
  }

  @Scheduled('minute', 'Could not queue reminders of events (will retry in 1 min).')
  async remindBeforeStart(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.send(manager, 'offering-reminder', await takeHourReminders(manager));
      await this.send(manager, 'offering-reminder', await takeDayReminders(manager));
    });
  }

  private async compose(kind: RegistrationMailKind, id: string) {
    const { manager } = this.dataSource;
    const registration = await manager.findOne(Registration, {
      where: { id },
      relations: { offering: true },
    });
    if (!registration || !isWanted(kind, registration)) return null;
    const texts = await this.textsOf(registration);
    const calendar = this.calendarOf(kind, registration, texts.link);
    return { ...texts, ...(calendar && { calendar }) };
  }

  /** People on the waitlist have nothing in their calendar yet. */
  private calendarOf(kind: RegistrationMailKind, registration: Registration, link: string) {
    const method = CALENDAR_METHODS[kind];
    const { offering, status } = registration;
    if (!method || status === 'waiting' || status === 'offered') return null;
    return this.calendars.forMail({ registration, offering }, method, link);
  }

  private async textsOf(registration: Registration): Promise<RegistrationMailTexts> {
    const { id, name, status, offeredUntil, offering } = registration;
    const places = await findPlaces(this.dataSource.manager, [id]);
    return {
      ...this.texts.of(offering),
      name,
      onlineUrl: status === 'confirmed' ? offering.onlineUrl : null,
      link: await this.linkOf(id),
      waitlistPlace: places.get(id) ?? null,
      offeredUntil: offeredUntil && this.texts.moment(offeredUntil, offering),
    };
  }

  /** Returns null for a person who has no seat any more. */
  private async composeMessage(messageId: string, email: string) {
    const { manager } = this.dataSource;
    const message = await manager.findOneBy(ParticipantMessage, { id: messageId });
    if (!message) return null;
    const { offeringId, subject, text } = message;
    const registration = await manager.findOne(Registration, {
      where: { offeringId, email, status: 'confirmed' },
      relations: { offering: true },
    });
    if (!registration) return null;
    const { id, name, offering } = registration;
    return { name, title: offering.title, subject, text, link: await this.linkOf(id) };
  }

  private async linkOf(id: string): Promise<string> {
    const token = await this.tokens.issue(this.dataSource.manager, Registration, id);
    return `${this.site.publicUrl}/registrations/${token}`;
  }
}
