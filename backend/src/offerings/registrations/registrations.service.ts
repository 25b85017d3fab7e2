import { isRowId } from '../../common/sql/columns.js';
import { Injectable } from '@nestjs/common';
import PQueue from 'p-queue';
import { DataSource, type EntityManager } from 'typeorm';
import { BusyError, ConflictError, NotFoundError } from '../../common/problem/app-error.js';
import { Scheduled } from '../../common/jobs/scheduled.js';
import { FormLimiter } from '../../common/rate-limit/form-limiter.js';
import { RateLimitConfig } from '../../common/settings.js';
import { NewsletterService } from '../../newsletter/newsletter.service.js';
import { toAddress } from '../../newsletter/subscription.mapper.js';
import type { ParticipantDto, RegisterDto, RegisteredDto } from '../dto/register.dto.js';
import type { Offering } from '../offering.entity.js';
import { UNKNOWN } from '../offerings.service.js';
import { checkAnswers } from './answers.js';
import { ParticipantMailsService } from './participant-mails.service.js';
import type { Registration } from './registration.entity.js';
import { deleteOldRegistrations, findActive } from './registrations.queries.js';
import { findPlaces } from './seats.queries.js';
import { SeatsService } from './seats.service.js';

/** Registrations that wait in one process before others are refused. */
const MOST_WAITING = 500;

/** Takes registrations of visitors (decisions/offerings.md). */
@Injectable()
export class RegistrationsService {
  private readonly limiter: FormLimiter;
  /** Registrations for one offering wait for each other, and would hold all connections while they do. */
  private readonly queue = new PQueue({ concurrency: 2 });

  constructor(
    private readonly dataSource: DataSource,
    private readonly seats: SeatsService,
    private readonly mails: ParticipantMailsService,
    private readonly newsletter: NewsletterService,
    config: RateLimitConfig,
  ) {
    const refusal = 'Too many registrations have come from your network address.';
    this.limiter = new FormLimiter(config, dataSource, 'registration', refusal);
  }

  /**
   * Gives a seat or a place on the waitlist. An address that is registered already keeps what it has.
   * @throws NotFoundError, ConflictError if it has started or is cancelled, InvalidInputError for wrong answers,
   *   TooManyRequestsError, BusyError
   */
  async register(offeringId: string, dto: RegisterDto, network: string): Promise<RegisteredDto> {
    if (this.queue.size >= MOST_WAITING) {
      throw new BusyError('Many people register at the moment. Try again in a few seconds.');
    }
    return this.queue.add(() => this.registerNow(offeringId, dto, network));
  }

  private async registerNow(
    offeringId: string,
    dto: RegisterDto,
    network: string,
  ): Promise<RegisteredDto> {
    await this.limiter.take(network);
    return this.dataSource.transaction(async (manager) => {
      const offering = await this.lockOpen(manager, offeringId);
      const person = readPerson(offering, dto);
      if (dto.newsletter) {
        await this.newsletter.subscribeWithin(manager, person.email, 'registration', network);
      }
      const known = await findActive(manager, offering.id, person.email);
      if (known) await this.mails.remind(manager, known);
      const registration = known ?? (await this.seats.take(manager, offering, person));
      return toRegisteredDto(manager, registration);
    });
  }

  @Scheduled('hour', 'Could not delete registrations of a year ago (will retry in 1 h).')
  async forget(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.mails.forget(manager, await deleteOldRegistrations(manager));
    });
  }

  /** Locks an offering that one can register for. @throws NotFoundError, ConflictError */
  async lockOpen(manager: EntityManager, id: string): Promise<Offering> {
    const offering = isRowId(id) ? await this.seats.lock(manager, id) : null;
    if (!offering || offering.status === 'draft') throw new NotFoundError(UNKNOWN);
    if (offering.status === 'cancelled') throw new ConflictError('It is cancelled.');
    if (offering.startsAt <= new Date()) {
      throw new ConflictError('It has started, so that nobody can register any more.');
    }
    return offering;
  }
}

export function readPerson(
  { questions }: Offering,
  { name, email, answers = {} }: ParticipantDto,
): Pick<Registration, 'name' | 'email' | 'answers'> {
  return { name, email: toAddress(email), answers: checkAnswers(questions, answers) };
}

async function toRegisteredDto(
  manager: EntityManager,
  { id, status }: Registration,
): Promise<RegisteredDto> {
  const places = await findPlaces(manager, [id]);
  return { status: status as RegisteredDto['status'], place: places.get(id) ?? null };
}
