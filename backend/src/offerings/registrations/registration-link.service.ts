import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { findByToken } from '../../common/links/token-link.entity.js';
import { type Answers, checkAnswers } from './answers.js';
import { ParticipantMailsService } from './participant-mails.service.js';
import { lockByToken, type RegistrationLinkState, stateOf } from './registration-link.state.js';
import { Registration } from './registration.entity.js';
import { SeatsService } from './seats.service.js';

type Work = (
  link: RegistrationLinkState,
  manager: EntityManager,
) => Promise<RegistrationLinkState | undefined>;

/** Lets people see, change, accept, cancel and erase their registration by the link in a mail. */
@Injectable()
export class RegistrationLinkService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seats: SeatsService,
    private readonly mails: ParticipantMailsService,
  ) {}

  async look(token: string): Promise<RegistrationLinkState> {
    const { manager } = this.dataSource;
    return stateOf(manager, await findByToken(manager, Registration, token));
  }

  /** Takes the seat that is held for the person. Does nothing unless one is. */
  accept(token: string): Promise<RegistrationLinkState> {
    return this.change(token, async (link, manager) => {
      if (link.state !== 'offered') return;
      const { registration } = link;
      const changes = { status: 'confirmed', offeredUntil: null, changedAt: new Date() } as const;
      await manager.update(Registration, registration.id, changes);
      await this.mails.send(manager, 'registration-confirmed', [registration]);
      Object.assign(registration, changes);
      return { ...link, state: 'confirmed', did: 'accepted' };
    });
  }

  /** @throws InvalidInputError for wrong answers */
  edit(token: string, name: string, answers: Answers): Promise<RegistrationLinkState> {
    return this.change(token, async (link, manager) => {
      if (!('place' in link)) return;
      const { registration, offering } = link;
      const changes = { name, answers: checkAnswers(offering.questions, answers) };
      await manager.update(Registration, registration.id, changes);
      Object.assign(registration, changes);
      return { ...link, did: 'changed' };
    });
  }

  /** Cancels a seat, declines an offered one, or leaves the waitlist. Does nothing the second time. */
  cancel(token: string): Promise<RegistrationLinkState> {
    return this.change(token, async (link, manager) => {
      if (!('place' in link)) return;
      const registration = await this.seats.free(manager, link.registration, 'cancelled');
      return { registration, offering: link.offering, state: 'cancelled', isNew: true };
    });
  }

  /** Deletes a registration that has ended, with the records of mails about it. */
  erase(token: string): Promise<RegistrationLinkState> {
    return this.change(token, async (link, manager) => {
      if (!('registration' in link) || 'place' in link) return;
      await manager.delete(Registration, link.registration.id);
      await this.mails.forget(manager, [link.registration]);
      await this.seats.fill(manager, link.offering.id);
      return { state: 'erased' };
    });
  }

  /** Runs `work` with the offering and the registration locked. Without a result, nothing has changed. */
  private change(token: string, work: Work): Promise<RegistrationLinkState> {
    return this.dataSource.transaction(async (manager) => {
      const link = await lockByToken(manager, token, (...args) => this.seats.lock(...args));
      return (await work(link, manager)) ?? link;
    });
  }
}
