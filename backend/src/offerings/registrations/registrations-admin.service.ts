import { isRowId } from '../../common/sql/columns.js';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Any, DataSource, type EntityManager, MoreThan } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { toPagination } from '../../common/pagination/pagination.dto.js';
import {
  ConflictError,
  NotFoundError,
  TooManyRequestsError,
} from '../../common/problem/app-error.js';
import { toMailStateDto, MailsService } from '../../mail/mails.service.js';
import { Mail } from '../../mail/mail.entity.js';
import type {
  AttendanceSetDto,
  ListRegistrationsQuery,
  MessageParticipantsDto,
  ParticipantsMessagedDto,
  RegistrationDto,
  RegistrationListDto,
  SetAttendanceDto,
} from '../dto/admin-registration.dto.js';
import { Offering } from '../offering.entity.js';
import { UNKNOWN } from '../offerings.service.js';
import { ParticipantMailsService } from './participant-mails.service.js';
import { ParticipantMessage } from './participant-message.entity.js';
import { Registration } from './registration.entity.js';
import { toRegistrationDto } from './registration.mapper.js';
import {
  findNewestMails,
  findParticipants,
  findRegistrationIds,
  updateAttendance,
} from './registrations-admin.queries.js';
import { toCsv, toFileName } from './registrations-csv.js';
import { findPlaces } from './seats.queries.js';

/** Messages to the participants of one offering in a day. */
const MOST_MESSAGES = 10;
const DAY = 24 * 3_600;

/** Lists who registered, records attendance and writes to participants. */
@Injectable()
export class RegistrationsAdminService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly mails: MailsService,
    private readonly participantMails: ParticipantMailsService,
  ) {}

  /** @throws NotFoundError for an unknown one, and for staff who do not host it */
  async list(
    id: string,
    query: ListRegistrationsQuery,
    user: SignedInUser,
  ): Promise<RegistrationListDto> {
    const { manager } = this.dataSource;
    const offering = await findOffering(manager, id, user);
    const { ids, total } = await findRegistrationIds(manager, offering.id, query);
    await this.audit.recordView({ object: { type: 'offering', id: offering.id } });
    const registrations = await this.toDtos(manager, offering, ids);
    return { registrations, pagination: toPagination(query, total) };
  }

  /** @throws NotFoundError */
  async export(id: string): Promise<{ csv: string; fileName: string }> {
    const { manager } = this.dataSource;
    const offering = await findOffering(manager, id);
    const registrations = await manager.find(Registration, {
      where: { offeringId: offering.id },
      order: { position: 'ASC' },
    });
    await this.audit.record({
      object: { type: 'offering', id: offering.id },
      after: { rows: registrations.length },
    });
    return { csv: toCsv(offering, registrations), fileName: toFileName(offering) };
  }

  /** @throws NotFoundError for an unknown one, and for staff who do not host it */
  async setAttendance(
    id: string,
    { ids, hasAttended }: SetAttendanceDto,
    user: SignedInUser,
  ): Promise<AttendanceSetDto> {
    const { manager } = this.dataSource;
    const offering = await findOffering(manager, id, user);
    const known = ids.filter((each) => isUUID(each));
    return {
      updatedCount: await updateAttendance(manager, offering.id, known, hasAttended),
    };
  }

  /** @throws NotFoundError, ConflictError if nobody gets it, TooManyRequestsError */
  message(id: string, dto: MessageParticipantsDto): Promise<ParticipantsMessagedDto> {
    if (!this.mails.areSent) throw new ConflictError('This site sends no mail.');
    return this.dataSource.transaction(async (manager) => {
      const offering = await findOffering(manager, id, undefined, { locked: true });
      await requireFewMessages(manager, offering.id);
      const participants = await findParticipants(manager, offering.id);
      if (participants.length === 0) throw new ConflictError('Nobody has a seat.');
      const message = await manager.save(
        manager.create(ParticipantMessage, { ...dto, offeringId: offering.id }),
      );
      await this.participantMails.sendMessage(manager, message, participants);
      const recipients = participants.length;
      const object = { type: 'offering' as const, id: offering.id };
      await this.audit.record({ object, after: { recipients } }, manager);
      return { recipients };
    });
  }

  /** Returns a registration as the list shows it. */
  async toDto(manager: EntityManager, { id, offeringId }: Registration): Promise<RegistrationDto> {
    const offering = await manager.findOneByOrFail(Offering, { id: offeringId });
    const [dto] = await this.toDtos(manager, offering, [id]);
    return dto as RegistrationDto;
  }

  private async toDtos(
    manager: EntityManager,
    offering: Offering,
    ids: string[],
  ): Promise<RegistrationDto[]> {
    const found = await manager.findBy(Registration, { id: Any(ids) });
    const byId = new Map(found.map((registration) => [registration.id, registration]));
    const places = await findPlaces(manager, ids);
    const newest = await findNewestMails(manager, ids);
    const mails = await manager.findBy(Mail, { id: Any([...newest.values()]) });
    const states = new Map(mails.map((mail) => [mail.id, toMailStateDto(mail)]));
    return ids.flatMap((id) => {
      const registration = byId.get(id);
      if (!registration) return [];
      const mail = states.get(newest.get(id) ?? '');
      return toRegistrationDto(registration, offering, { place: places.get(id), mail });
    });
  }
}

async function findOffering(
  manager: EntityManager,
  id: string,
  user?: SignedInUser,
  { locked = false } = {},
): Promise<Offering> {
  const lock = locked ? { lock: { mode: 'pessimistic_write' as const } } : {};
  const offering = isRowId(id) ? await manager.findOne(Offering, { where: { id }, ...lock }) : null;
  const isForeign = user?.role === 'staff' && offering?.hostId !== user.id;
  if (!offering || isForeign) throw new NotFoundError(UNKNOWN);
  return offering;
}

async function requireFewMessages(manager: EntityManager, offeringId: string): Promise<void> {
  const sentAt = MoreThan(new Date(Date.now() - DAY * 1000));
  if ((await manager.countBy(ParticipantMessage, { offeringId, sentAt })) < MOST_MESSAGES) return;
  throw new TooManyRequestsError(
    `There were ${MOST_MESSAGES} messages in 24 hours. Try again tomorrow.`,
    DAY,
  );
}
