import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../../common/jobs/scheduled.js';
import { Offering } from '../offering.entity.js';
import { ParticipantMailsService } from './participant-mails.service.js';
import { Registration, type RegistrationStatus } from './registration.entity.js';
import {
  countTaken,
  expireOffers,
  findExpiredOffers,
  hasFreeSeat,
  offerFreeSeats,
} from './seats.queries.js';

type Person = Pick<Registration, 'name' | 'email' | 'answers'>;

/**
 * Gives seats and takes them back (decisions/offerings.md). The caller first locks the offering in the same
 * transaction.
 */
@Injectable()
export class SeatsService {
  readonly taken = countTaken;
  readonly hasFree = hasFreeSeat;

  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: ParticipantMailsService,
  ) {}

  /** Locks an offering, so that its seats change one after the other. Returns null for an unknown one. */
  lock(manager: EntityManager, id: string): Promise<Offering | null> {
    return manager.findOne(Offering, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Registers somebody with a seat, or on the waitlist if there is none or others wait. */
  async take(manager: EntityManager, offering: Offering, person: Person): Promise<Registration> {
    const status = (await hasFreeSeat(manager, offering.id)) ? 'confirmed' : 'waiting';
    const registration = await manager.save(
      manager.create(Registration, { ...person, offeringId: offering.id, status }),
    );
    await this.mails.send(manager, `registration-${status}` as const, [registration]);
    return registration;
  }

  /** Ends a registration, and offers its seat to the next person. */
  async free(
    manager: EntityManager,
    registration: Registration,
    status: Extract<RegistrationStatus, 'cancelled' | 'expired'>,
  ): Promise<Registration> {
    const { id, version } = registration;
    const ended = { status, offeredUntil: null, changedAt: new Date(), version: version + 1 };
    await manager.update(Registration, id, ended);
    const kind = status === 'expired' ? 'seat-expired' : 'registration-cancelled';
    await this.mails.send(manager, kind, [registration]);
    await this.fill(manager, registration.offeringId);
    return Object.assign(registration, ended);
  }

  /** Offers all free seats to the people who have waited longest, each with a mail. */
  async fill(manager: EntityManager, offeringId: string): Promise<void> {
    await this.mails.send(manager, 'seat-offered', await offerFreeSeats(manager, offeringId));
  }

  /** Passes seats on that were offered and not accepted in time. */
  @Scheduled(
    'minute',
    'Could not pass on seats that were not accepted in time (will retry in 1 min).',
  )
  async expire(): Promise<void> {
    for (const offeringId of await findExpiredOffers(this.dataSource.manager)) {
      await this.dataSource.transaction(async (manager) => {
        if (!(await this.lock(manager, offeringId))) return;
        const expired = await expireOffers(manager, offeringId);
        await this.mails.send(manager, 'seat-expired', expired);
        await this.fill(manager, offeringId);
      });
    }
  }
}
