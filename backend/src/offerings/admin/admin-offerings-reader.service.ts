import { isRowId } from '../../common/sql/columns.js';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { NotFoundError } from '../../common/problem/app-error.js';
import type { AdminOfferingDto } from '../dto/admin-offering.dto.js';
import { Offering } from '../offering.entity.js';
import { toAdminOfferingDto } from '../offering.mapper.js';
import { findStandings } from '../offerings.queries.js';
import { UNKNOWN } from '../offerings.service.js';

/** Reads offerings for the back office, and locks them for changes. */
@Injectable()
export class AdminOfferingsReader {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns offerings in the order of the ids. Deleted ones are missing. */
  async read(ids: string[]): Promise<AdminOfferingDto[]> {
    const { manager } = this.dataSource;
    const found = await manager.find(Offering, {
      where: { id: In(ids) },
      relations: { host: true, course: { override: true } },
    });
    const standings = await findStandings(manager, ids);
    const byId = new Map(found.map((offering) => [offering.id, offering]));
    return ids.flatMap((id) => {
      const offering = standings.has(id) ? byId.get(id) : undefined;
      return offering ? toAdminOfferingDto(offering, standings) : [];
    });
  }

  /** @throws NotFoundError */
  async get(id: string): Promise<AdminOfferingDto> {
    const [offering] = isRowId(id) ? await this.read([id]) : [];
    if (!offering) throw new NotFoundError(UNKNOWN);
    return offering;
  }

  /** @throws NotFoundError */
  async lock(manager: EntityManager, id: string): Promise<Offering> {
    const offering = isRowId(id)
      ? await manager.findOne(Offering, { where: { id }, lock: { mode: 'pessimistic_write' } })
      : null;
    if (!offering) throw new NotFoundError(UNKNOWN);
    return offering;
  }
}
