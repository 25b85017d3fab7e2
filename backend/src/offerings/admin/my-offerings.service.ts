import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AdminOfferingDto } from '../dto/admin-offering.dto.js';
import { findHosted } from '../offerings.queries.js';
import { AdminOfferingsReader } from './admin-offerings-reader.service.js';

const MOST_LISTED = 200;

/** Lists the offerings of a host. */
@Injectable()
export class MyOfferingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: AdminOfferingsReader,
  ) {}

  async listOf(userId: string): Promise<AdminOfferingDto[]> {
    return this.reader.read(await findHosted(this.dataSource.manager, userId, MOST_LISTED));
  }
}
