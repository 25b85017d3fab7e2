import type { INestApplication } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { DataSource, type EntityManager } from 'typeorm';
import { SiteConfig } from '../config/app-config.js';
import { SyncService } from '../sync/sync.service.js';
import { linkCourses, movePictures } from './demo.queries.js';
import { insertCourseOverrides } from './data/course-overrides.js';
import { seedOnce } from './seed-once.js';
import { insertStaffAssignments } from './data/staff-assignments.js';
import { SiteContentService } from '../site-content/site-content.service.js';
import { SiteVersion } from '../site-content/site-version.entity.js';
import { DEMO_CONTENT } from './data/site-content.js';
import { insertOfferings } from './data/offerings.js';
import { insertSubscribers } from './data/subscribers.js';
import { insertTestimonials } from './data/testimonials.js';

/** A course on both platforms, to show a page with two offers. */
const SQL = { id: 2201178, url: '/course/sql-window-functions-step-by-step/' };

export async function prepareDemo(app: INestApplication): Promise<void> {
  await app.init();
  const { publicUrl } = app.get(SiteConfig);
  await movePictures(app.get(DataSource).manager, publicUrl);
  await Promise.all([
    fill(app, 'testimonials', (manager) => insertTestimonials(manager, publicUrl)),
    fill(app, 'site-content', (manager) => publishDemoContent(app, manager)),
    fill(app, 'subscribers', insertSubscribers),
    fill(app, 'course-overrides', insertCourseOverrides, 'thinkific'),
    fill(app, 'staff-assignments', insertStaffAssignments, 'udemy'),
  ]);
  await fill(app, 'offerings', insertOfferings);
  await fill(app, 'linked-courses', (manager) => linkCourses(manager, SQL.id, SQL.url));
}

async function publishDemoContent(app: INestApplication, manager: EntityManager): Promise<void> {
  const { content, pages } = app.get(SiteContentService).complete(DEMO_CONTENT);
  await manager.insert(SiteVersion, { content, pages, publishedBy: 'Lectern' });
}

async function fill(
  app: INestApplication,
  seed: string,
  insert: (manager: EntityManager) => Promise<void>,
  platform?: string,
): Promise<void> {
  try {
    if (platform) await app.get(SyncService).run(platform, 'start');
    await seedOnce(app.get(DataSource), seed, insert);
  } catch (error) {
    app
      .get(Logger)
      .warn(error, 'Could not load the complete example data. The demo starts without it.');
  }
}
