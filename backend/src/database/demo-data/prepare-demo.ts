import type { INestApplication } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { DataSource, type EntityManager } from 'typeorm';
import { SyncService } from '../../sync/sync.service.js';
import { insertCourseOverrides } from './course-overrides.js';
import { seedOnce } from './seed-once.js';
import { insertStaffAssignments } from './staff-assignments.js';

/** Fills a demo before its first visitor comes: the sandbox's courses, and once what an admin adds. */
export async function prepareDemo(app: INestApplication): Promise<void> {
  // The users, whom courses are assigned to, come with the application's start.
  await app.init();
  await Promise.all([
    fill(app, 'thinkific', 'course-overrides', insertCourseOverrides),
    fill(app, 'udemy', 'staff-assignments', insertStaffAssignments),
  ]);
}

async function fill(
  app: INestApplication,
  platform: string,
  seed: string,
  insert: (manager: EntityManager) => Promise<void>,
): Promise<void> {
  try {
    await app.get(SyncService).run(platform, 'start');
    await seedOnce(app.get(DataSource), seed, insert);
  } catch (error) {
    app.get(Logger).warn(error, 'The demo starts with what it has.');
  }
}
