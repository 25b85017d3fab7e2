import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { StatsDto } from './dto/stats.dto.js';
import { readStats } from './stats.queries.js';

/** Current totals, from counts that triggers maintain (docs/decisions/testimonials.md). */
@Injectable()
export class StatsService {
  constructor(private readonly dataSource: DataSource) {}

  get(): Promise<StatsDto> {
    return readStats(this.dataSource);
  }
}
