import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { ConflictError, InvalidInputError } from '../../common/problem/app-error.js';
import { toPagination } from '../../common/pagination/pagination.dto.js';
import type {
  AdminOfferingDto,
  AdminOfferingListDto,
  CreatedOfferingsDto,
  ListAdminOfferingsQuery,
} from '../dto/admin-offering.dto.js';
import type { CreateOfferingDto } from '../dto/save-offering.dto.js';
import { Offering, type Session } from '../offering.entity.js';
import { findForAdmins, hasRegistrations } from '../offerings.queries.js';
import { AdminOfferingsReader } from './admin-offerings-reader.service.js';
import { OfferingRules, timesOf } from './offering-rules.service.js';
import { daysOfSeries, moveByDays, toLocalTimes, toSessions } from './offering-times.js';

export const HAS_REGISTRATIONS = 'People have registered. Cancel it instead.';

const A_WEEK = 7;

/** Lists, creates and deletes offerings. */
@Injectable()
export class OfferingsAdminService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rules: OfferingRules,
    private readonly reader: AdminOfferingsReader,
  ) {}

  async list(query: ListAdminOfferingsQuery): Promise<AdminOfferingListDto> {
    const { ids, total } = await findForAdmins(this.dataSource.manager, query);
    return { offerings: await this.reader.read(ids), pagination: toPagination(query, total) };
  }

  /** Creates drafts: one, or a series at the same times of day. @throws InvalidInputError */
  async create({ repeat, ...dto }: CreateOfferingDto): Promise<CreatedOfferingsDto> {
    const { manager } = this.dataSource;
    const fields = await this.rules.check(manager, dto);
    const days = repeat ? daysOfSeries(dto.sessions[0]?.start ?? '', repeat) : [0];
    const seriesId = repeat ? randomUUID() : null;
    const dates = days.map((day) => toSessionsOfSeries(dto, day));
    const first = fields.sessions.at(-1)?.endsAt ?? '';
    const [, second] = dates;
    if (second?.[0] && second[0].startsAt < first)
      throw new InvalidInputError([
        { field: 'repeat', message: 'The first one must end before the next one starts' },
      ]);
    const saved = await manager.save(
      dates.map((sessions) =>
        manager.create(Offering, { ...fields, ...timesOf(sessions), seriesId }),
      ),
    );
    return { offerings: await this.reader.read(saved.map(({ id }) => id)) };
  }

  /** @throws NotFoundError */
  get(id: string): Promise<AdminOfferingDto> {
    return this.reader.get(id);
  }

  /** @throws NotFoundError, ConflictError if somebody has registered */
  async delete(id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const offering = await this.reader.lock(manager, id);
      if (await hasRegistrations(manager, id)) throw new ConflictError(HAS_REGISTRATIONS);
      await manager.remove(offering);
    });
  }

  /** Copies an offering as a draft a week later. @throws NotFoundError, ConflictError */
  async duplicate(id: string): Promise<AdminOfferingDto> {
    const copied = await this.dataSource.transaction(async (manager) => {
      const { id: _id, createdAt: _createdAt, ...fields } = await this.reader.lock(manager, id);
      return manager.save(
        manager.create(Offering, {
          ...fields,
          ...timesOf(aWeekLater(fields)),
          ...{ status: 'draft', recordingUrl: null, seriesId: null, version: 1 },
        }),
      );
    });
    return this.reader.get(copied.id);
  }
}

function toSessionsOfSeries({ sessions, timeZone }: CreateOfferingDto, days: number): Session[] {
  const moved = moveByDays(sessions, days);
  try {
    return toSessions(moved, timeZone);
  } catch (error) {
    if (days === 0 || !(error instanceof InvalidInputError)) throw error;
    const [{ message } = { message: '' }] = error.errors;
    throw new InvalidInputError([{ field: 'repeat', message }]);
  }
}

function aWeekLater({ sessions, timeZone }: Pick<Offering, 'sessions' | 'timeZone'>): Session[] {
  try {
    return toSessions(moveByDays(toLocalTimes(sessions, timeZone), A_WEEK), timeZone);
  } catch (error) {
    throw error instanceof InvalidInputError ? new ConflictError(error.message) : error;
  }
}
