import type { INestApplication } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { SyncService } from '../../sync/sync.service.js';
import { insertCourseOverrides } from './course-overrides.js';
import { seedOnce } from './seed-once.js';
import { insertSubscribers } from './subscribers.js';

/** Fills a demo before its first visitor comes: the sandbox's courses, and once what an editor adds. */
export async function prepareDemo(app: INestApplication): Promise<void> {
  const dataSource = app.get(DataSource);
  try {
    await seedOnce(dataSource, 'subscribers', insertSubscribers);
    await app.get(SyncService).run('thinkific', 'start');
    await seedOnce(dataSource, 'course-overrides', insertCourseOverrides);
  } catch (error) {
    app.get(Logger).warn(error, 'The demo starts with what it has.');
  }
}
