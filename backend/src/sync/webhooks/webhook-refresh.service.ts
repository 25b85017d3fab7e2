import { Injectable } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { JobsService } from '../../common/jobs/jobs.service.js';
import type { JobQueue } from '../../common/jobs/queue.js';
import type { CoursesOnly } from '../platform.js';
import { SyncService } from '../sync.service.js';
import type { CourseEvent } from './webhook-envelope.js';
import { findSold } from './webhooks.queries.js';

const RETRY_EVERY_MS = 2_000;

/** After the last retry, the next full sync reads what is still missing. */
export const THINKIFIC_EVENTS: JobQueue<CourseEvent> = {
  name: 'thinkific-events',
  atOnce: 100,
  retries: { limit: 9, pause: 30, longest: 3_600 },
  remembered: 30,
};

/** Reads courses again after events of the platform, all waiting ones in one run. */
@Injectable()
export class WebhookRefreshService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sync: SyncService,
    jobs: JobsService,
  ) {
    jobs.workOn(THINKIFIC_EVENTS, (events, signal) =>
      this.refresh(
        events.map(({ data }) => data),
        signal,
      ),
    );
  }

  private async refresh(events: CourseEvent[], signal: AbortSignal): Promise<void> {
    const only = await this.toRead(events);
    const run = () => this.sync.runIf('thinkific', () => true, 'webhook', { only, signal });
    while (!(await run())) await delay(RETRY_EVERY_MS, null, { signal });
  }

  /** Includes courses of known products, because a deleted product cannot be requested. */
  private async toRead(events: CourseEvent[]): Promise<CoursesOnly> {
    const idsOf = (kind: CourseEvent['resource']) =>
      events.filter(({ resource }) => resource === kind).map(({ resourceId }) => resourceId);
    const products = [...new Set(idsOf('product'))];
    const sold = await findSold(this.dataSource, products);
    const courses = [...new Set([...idsOf('course'), ...sold])];
    return { courses, products };
  }
}
