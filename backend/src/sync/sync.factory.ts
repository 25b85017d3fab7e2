import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../sandbox/server.js';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import type { PlatformName } from '../common/platforms.js';
import { JobsService } from '../common/jobs/jobs.service.js';
import { loadConfig } from '../config/load-config.js';
import { ENTITIES } from '../app/entities.js';
import { dataSourceOptions } from '../database/data-source.js';
import { DEFAULT_CONTENT } from '../site-content/default-content.js';
import { readFeedFile } from './feed-file/feed-file.queries.js';
import type { CoursePlatform } from './platform.js';
import { curriculaOf } from './curricula/curricula.queries.js';
import { CurriculaService } from './curricula/curricula.service.js';
import type { HttpTimings } from './platforms/http/http-client.js';
import { FeedPlatform } from './platforms/feed/feed.platform.js';
import type { SlotsOf } from './platforms/http/request-pace.js';
import { type RequestLimit, RequestSlots } from './platforms/http/request-slots.queries.js';
import { MoodlePlatform } from './platforms/moodle/moodle.platform.js';
import { ThinkificPlatform } from './platforms/thinkific/thinkific.platform.js';
import { UdemyPlatform } from './platforms/udemy/udemy.platform.js';
import { knownChecks } from './promotions/promotions.queries.js';
import { coursesByLastReading } from './reviews/reviews.queries.js';
import { SyncRunsService } from './runs/sync-runs.service.js';
import { SyncService } from './sync.service.js';

/** Shortens retries for tests. Timeouts stay long, so that a slow machine does not cause second requests. */
export const TIMINGS: HttpTimings = {
  timeout: 60_000,
  minDelay: 1,
  maxDelay: 5,
  rateLimit: { min: 1, max: 50, unknown: 20 },
};

const HOLD = { percent: 20, least: 3 };

interface Replica {
  dataSource: DataSource;
  platforms: CoursePlatform[];
  sync: SyncService;
  runs: SyncRunsService;
  stop(): Promise<void>;
}

export const IMPATIENT = { timeout: 500 };

export interface SyncTest extends Replica {
  database: TestDatabase;
  sandbox: Sandbox;
  /** Changes what the sandbox of a platform holds, or how it fails. */
  controlOf(platform: PlatformName): Control;
  control: Control;
  controlUdemy: Control;
  addReplica(options?: ReplicaOptions): Promise<Replica>;
  close(): Promise<void>;
}

type Control = (method: string, path: string, body?: unknown) => Promise<void>;

interface ReplicaOptions {
  platforms?: CoursePlatform[];
  timings?: Partial<HttpTimings>;
  /** For Thinkific. With a limit, curricula are read in separate rounds. */
  limit?: RequestLimit;
  /** Reviews take a request per course, which tests of other parts do not expect. */
  readsReviews?: boolean | undefined;
}

export async function createSyncTest(
  options: ReplicaOptions & { sandbox?: SandboxOptions } = {},
): Promise<SyncTest> {
  Logger.overrideLogger(false);
  const database = await createTestDatabase();
  const sandbox = await startSandbox({ rateLimit: false, ...options.sandbox });
  const replicas: Replica[] = [];
  const addReplica = async ({ platforms, timings, limit, readsReviews }: ReplicaOptions = {}) => {
    const dataSource = await new DataSource(
      dataSourceOptions(database.url, 4, { entities: ENTITIES }),
    ).initialize();
    const runs = new SyncRunsService(dataSource);
    const slots = limit && (() => new RequestSlots(dataSource, () => 'school', limit));
    const sending = { timings: { ...TIMINGS, ...timings }, slots };
    const used = platforms ?? sandboxPlatforms(sandbox, dataSource, { ...sending, readsReviews });
    const sync = new SyncService(dataSource, dataSource, used, runs, HOLD);
    const jobs = new JobsService(dataSource, loadConfig({ DEMO: 'true' }));
    new CurriculaService(dataSource, sync, jobs);
    if (slots) jobs.onApplicationBootstrap();
    const stop = async () => {
      await Promise.all([jobs.beforeApplicationShutdown(), sync.beforeApplicationShutdown()]);
    };
    const replica = { dataSource, platforms: used, runs, sync, stop };
    replicas.push(replica);
    return replica;
  };
  const controlOf =
    (platform: PlatformName): Control =>
    (method, path, body) =>
      control(sandbox, method, `/${platform}${path}`, body);
  return {
    ...(await addReplica(options)),
    database,
    sandbox,
    addReplica,
    controlOf,
    control: controlOf('thinkific'),
    controlUdemy: controlOf('udemy'),
    close: async () => {
      for (const replica of replicas) {
        await replica.stop();
        await replica.dataSource.destroy();
      }
      await sandbox.close();
      await database.drop();
    },
  };
}

interface PlatformOptions extends Pick<ReplicaOptions, 'readsReviews'> {
  timings: HttpTimings;
  slots: SlotsOf | undefined;
}

export function sandboxPlatforms(
  { thinkific, udemy, feed, moodle }: Sandbox,
  { manager }: DataSource,
  { readsReviews, ...sending }: PlatformOptions,
): CoursePlatform[] {
  const siteUrl = 'https://school.example';
  return [
    new ThinkificPlatform(
      { ...thinkific, credential: 'api-key', credentialExpires: null, siteUrl },
      {
        ...sending,
        readKnownChecks: () => knownChecks(manager),
        readReviewOrder: readsReviews ? () => coursesByLastReading(manager) : undefined,
      },
    ),
    new UdemyPlatform(udemy, sending),
    new MoodlePlatform(moodle, {
      ...sending,
      readCategories: () => Promise.resolve(DEFAULT_CONTENT.categories),
      readKnownCurricula: () => curriculaOf(manager, 'moodle'),
    }),
    new FeedPlatform(
      { source: 'address', url: feed.url },
      {
        ...sending,
        readSite: () => Promise.resolve(DEFAULT_CONTENT),
        readUpload: () => readFeedFile(manager),
      },
    ),
  ];
}

async function control(sandbox: Sandbox, method: string, path: string, body?: unknown) {
  const response = await fetch(`${sandbox.url}/control${path}`, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
}

export function collectWarnings(): unknown[] {
  const warnings: unknown[] = [];
  Logger.overrideLogger({
    log: () => undefined,
    error: () => undefined,
    warn: (message: unknown) => warnings.push(message),
  });
  return warnings;
}

export async function physicalCourses(
  database: TestDatabase,
  table: 'courses' | 'udemy_courses' = 'courses',
): Promise<unknown[]> {
  return database.query(`SELECT ctid, xmin, xmax, * FROM ${table} ORDER BY ctid`);
}
