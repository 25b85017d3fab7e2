import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager } from 'typeorm';
import { ConflictError, NotFoundError } from '../../common/problem/app-error.js';
import type { MoveRegistrationDto, RegistrationDto } from '../dto/admin-registration.dto.js';
import type { ParticipantDto } from '../dto/register.dto.js';
import type { Offering } from '../offering.entity.js';
import { ParticipantMailsService } from './participant-mails.service.js';
import { Registration } from './registration.entity.js';
import { RegistrationsAdminService } from './registrations-admin.service.js';
import { ACTIVE, findActive } from './registrations.queries.js';
import { readPerson, RegistrationsService } from './registrations.service.js';
import { SeatsService } from './seats.service.js';

export const UNKNOWN_REGISTRATION = 'There is no such registration.';
const IS_REGISTERED = 'This address is registered already.';

/** Adds, cancels and moves registrations for admins. */
@Injectable()
export class RegistrationChangesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seats: SeatsService,
    private readonly registrations: RegistrationsService,
    private readonly admin: RegistrationsAdminService,
    private readonly mails: ParticipantMailsService,
  ) {}

  /** @throws NotFoundError, InvalidInputError, ConflictError if it has started or the address is registered */
  add(offeringId: string, dto: ParticipantDto): Promise<RegistrationDto> {
    return this.dataSource.transaction(async (manager) => {
      const offering = await this.registrations.lockOpen(manager, offeringId);
      const person = readPerson(offering, dto);
      if (await findActive(manager, offering.id, person.email)) {
        throw new ConflictError(IS_REGISTERED);
      }
      return this.admin.toDto(manager, await this.seats.take(manager, offering, person));
    });
  }

  /** Does nothing to one that is cancelled or expired already. @throws NotFoundError */
  cancel(id: string): Promise<RegistrationDto> {
    return this.dataSource.transaction(async (manager) => {
      const registration = await this.lock(manager, id);
      if (ACTIVE.includes(registration.status)) {
        await this.seats.free(manager, registration, 'cancelled');
      }
      return this.admin.toDto(manager, registration);
    });
  }

  /** @throws NotFoundError, ConflictError without a free seat there, or if the address is registered there */
  move(id: string, { offeringId: target }: MoveRegistrationDto): Promise<RegistrationDto> {
    return this.dataSource.transaction(async (manager) => {
      const known = await findRegistration(manager, id);
      const source = known.offeringId;
      if (source === target) throw new ConflictError('It has this date already.');
      // Always the lower id first, so that two moves cannot deadlock.
      const isFirst = BigInt(target) < BigInt(source);
      if (!isFirst) await this.seats.lock(manager, source);
      const offering = await this.registrations.lockOpen(manager, target);
      if (isFirst) await this.seats.lock(manager, source);
      const registration = await findRegistration(manager, id, { locked: true });
      if (registration.offeringId !== source) throw new ConflictError('It was moved just now.');
      await this.requireMayMove(manager, registration, offering);
      Object.assign(registration, {
        ...{ offeringId: target, status: 'confirmed', offeredUntil: null, hasAttended: null },
        ...{ dayReminderAt: null, hourReminderAt: null, changedAt: new Date() },
        version: registration.version + 1,
      });
      await manager.save(registration);
      await this.mails.send(manager, 'registration-moved', [registration]);
      await this.seats.fill(manager, source);
      return this.admin.toDto(manager, registration);
    });
  }

  private async requireMayMove(
    manager: EntityManager,
    { status, email }: Registration,
    offering: Offering,
  ): Promise<void> {
    if (!ACTIVE.includes(status)) throw new ConflictError('This registration is cancelled.');
    if (await findActive(manager, offering.id, email)) throw new ConflictError(IS_REGISTERED);
    if (!(await this.seats.hasFree(manager, offering.id))) {
      throw new ConflictError('There is no free seat on this date.');
    }
  }

  /** Locks the offering before the registration. */
  private async lock(manager: EntityManager, id: string): Promise<Registration> {
    const { offeringId } = await findRegistration(manager, id);
    await this.seats.lock(manager, offeringId);
    const registration = await findRegistration(manager, id, { locked: true });
    if (registration.offeringId !== offeringId) throw new ConflictError('It was moved just now.');
    return registration;
  }
}

async function findRegistration(
  manager: EntityManager,
  id: string,
  { locked = false } = {},
): Promise<Registration> {
  const lock = locked ? { lock: { mode: 'pessimistic_write' as const } } : {};
  const found = isUUID(id) && (await manager.findOne(Registration, { where: { id }, ...lock }));
  if (!found) throw new NotFoundError(UNKNOWN_REGISTRATION);
  return found;
}
