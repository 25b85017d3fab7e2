import type { INestApplication } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { AppConfig } from '../../config/app-config.js';
import { SyncService } from '../../sync/sync.service.js';
import { insertCourseOverrides } from './course-overrides.js';
import { seedOnce } from './seed-once.js';
import { insertTestimonials } from './testimonials.js';

/**
 * Fills a demo before its first visitor comes: the sandbox's courses, and once what editors and
 * students add.
 */
export async function prepareDemo(app: INestApplication): Promise<void> {
  const dataSource = app.get(DataSource);
  const { publicUrl } = app.get(AppConfig);
  try {
    await seedOnce(dataSource, 'testimonials', (manager) => insertTestimonials(manager, publicUrl));
    await app.get(SyncService).run('thinkific', 'start');
    await seedOnce(dataSource, 'course-overrides', insertCourseOverrides);
  } catch (error) {
    app.get(Logger).warn(error, 'The demo starts with what it has.');
  }
}
