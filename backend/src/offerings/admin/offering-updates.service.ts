import { isRowId } from '../../common/sql/columns.js';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { isDeepStrictEqual } from 'node:util';
import { ConflictError, InvalidInputError, NotFoundError } from '../../common/problem/app-error.js';
import type { AdminOfferingDto } from '../dto/admin-offering.dto.js';
import type { UpdateOfferingDto } from '../dto/save-offering.dto.js';
import { Offering } from '../offering.entity.js';
import { lockOfferings } from '../offerings.queries.js';
import { UNKNOWN } from '../offerings.service.js';
import { ParticipantMailsService } from '../registrations/participant-mails.service.js';
import { SeatsService } from '../registrations/seats.service.js';
import { AdminOfferingsReader } from './admin-offerings-reader.service.js';
import { OfferingRules, requirePlace, timesOf } from './offering-rules.service.js';
import { daysBetween, moveByDays, toLocalTime, toSessions } from './offering-times.js';

export const CHANGED = 'Somebody has changed it since you opened it. Reload it and try again.';

type Fields = Awaited<ReturnType<OfferingRules['check']>>;

/** Changes an offering, and with the scope `onwards` the later ones of its series. */
@Injectable()
export class OfferingUpdatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rules: OfferingRules,
    private readonly reader: AdminOfferingsReader,
    private readonly seats: SeatsService,
    private readonly mails: ParticipantMailsService,
  ) {}

  /**
   * Tells participants about a new time, place or online link, and offers added seats to the waitlist.
   * @throws NotFoundError, InvalidInputError, ConflictError for another version, and for fewer seats than are taken
   */
  async update(
    id: string,
    { version, scope, ...dto }: UpdateOfferingDto,
  ): Promise<AdminOfferingDto> {
    if (!isRowId(id)) throw new NotFoundError(UNKNOWN);
    await this.dataSource.transaction(async (manager) => {
      const fields = await this.rules.check(manager, dto);
      const ids = await lockOfferings(manager, id, scope === 'onwards');
      const found = await manager.findBy(Offering, { id: In(ids) });
      const chosen = found.find((offering) => offering.id === id);
      if (!chosen) throw new NotFoundError(UNKNOWN);
      if (chosen.version !== version) throw new ConflictError(CHANGED);
      const start = localStart(chosen);
      const isMoved = !isDeepStrictEqual(chosen.sessions, fields.sessions);
      for (const lockedId of ids) {
        const offering = found.find((each) => each.id === lockedId) as Offering;
        const days = daysBetween(start, localStart(offering));
        const sessions =
          isMoved && offering !== chosen
            ? toSessions(moveByDays(dto.sessions, days), dto.timeZone)
            : offering.sessions;
        const times = offering === chosen ? fields : timesOf(sessions);
        await this.save(manager, offering, { ...fields, ...times });
      }
    });
    return this.reader.get(id);
  }

  private async save(manager: EntityManager, offering: Offering, fields: Fields): Promise<void> {
    const isPublished = offering.status === 'published';
    const isNews = hasNews(offering, fields);
    const { seats } = offering;
    if (isPublished) requirePublishable(offering, fields);
    await this.requireSeats(manager, offering, fields);
    Object.assign(offering, fields, timesOf(fields.sessions));
    offering.version += 1;
    await manager.save(offering);
    if (isPublished && isNews && offering.endsAt > new Date())
      await this.mails.offeringChanged(manager, offering);
    if (isPublished && seats !== offering.seats) await this.seats.fill(manager, offering.id);
  }

  private async requireSeats(
    manager: EntityManager,
    { id, seats: before }: Offering,
    { seats }: Fields,
  ): Promise<void> {
    if (seats === null || (before !== null && seats >= before)) return;
    const taken = await this.seats.taken(manager, id);
    if (seats >= taken) return;
    const message =
      taken === 1
        ? '1 seat is taken. Cancel the registration first'
        : `${taken} seats are taken. Cancel registrations first, or keep at least ${taken} seats`;
    throw new ConflictError(`${message}.`, [{ field: 'seats', message }]);
  }
}

/** Tells whether participants have to know of the change. */
function hasNews(before: Offering, after: Fields): boolean {
  const newsOf = ({ sessions, timeZone, place, onlineUrl }: Fields | Offering) => ({
    ...{ sessions, timeZone, place, onlineUrl },
  });
  return !isDeepStrictEqual(newsOf(before), newsOf(after));
}

function requirePublishable(before: Offering, after: Fields): void {
  requirePlace(after);
  const isMoved = before.startsAt.getTime() !== after.startsAt.getTime();
  if (isMoved && after.startsAt <= new Date())
    throw new InvalidInputError([
      { field: 'sessions.0.start', message: 'Start must be in the future' },
    ]);
}

function localStart({ startsAt, timeZone }: Offering): string {
  return toLocalTime(startsAt.toISOString(), timeZone);
}
