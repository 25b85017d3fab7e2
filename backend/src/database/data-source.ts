import { DataSource, type DataSourceOptions } from 'typeorm';
import { CourseOverride } from '../courses/course-override.entity.js';
import { Course } from '../courses/course.entity.js';
import { SyncRun } from '../sync/sync-run.entity.js';
import { CreateCourses1763700000000 } from './migrations/1763700000000-create-courses.js';
import { CreateSyncRuns1763700000001 } from './migrations/1763700000001-create-sync-runs.js';

/** Milliseconds: a database that does not answer is answered for with a 503 before 10 s are over. */
const CONNECT_TIMEOUT = 4_000;
const QUERY_TIMEOUT = 9_000;

/** The only database options; the application, the migrations and the command line all use them. */
export function dataSourceOptions(url: string, poolSize: number): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    entities: [Course, CourseOverride, SyncRun],
    migrations: [CreateCourses1763700000000, CreateSyncRuns1763700000001],
    migrationsTransactionMode: 'each',
    applicationName: 'lectern',
    poolSize,
    connectTimeoutMS: CONNECT_TIMEOUT,
    extra: { query_timeout: QUERY_TIMEOUT },
  };
}

export function createDataSource(url: string): DataSource {
  return new DataSource(dataSourceOptions(url, 1));
}
