import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CacheTag } from '../cache/cache-tags.js';
import { ContentChangesService } from '../cache/content-changes.service.js';
import { Scheduled } from '../common/jobs/scheduled.js';
import { findTurned } from './offerings.queries.js';

/** Renders pages again when an offering starts or ends, which changes no row. Every process does so. */
@Injectable()
export class OfferingClock {
  private last = new Date();

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: ContentChangesService,
  ) {}

  @Scheduled(
    'minute',
    'Could not find the events that have started or ended (will retry in 1 min; pages show the old state).',
  )
  async check(): Promise<void> {
    const now = new Date();
    const ids = await findTurned(this.dataSource.manager, this.last, now);
    this.last = now;
    if (ids.length === 0) return;
    const tags = ids.map((id): CacheTag => `offering ${id}`);
    this.changes.invalidate(new Set<CacheTag>(['offerings', ...tags]));
  }
}
