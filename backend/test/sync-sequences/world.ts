import { createHmac } from 'node:crypto';
import { SandboxClient } from '../../sandbox/sandbox-client.factory.js';
import { collectPictures } from '../../src/pictures/collect-pictures.js';
import { insertUser } from '../../src/identity/users/user.factory.js';
import { COURSE_PLATFORMS, type CoursePlatform } from '../../src/sync/platform.js';
import type { HttpTimings } from '../../src/sync/platforms/http/http-client.js';
import { FEED_COURSES, THINKIFIC_COURSES } from '../../src/sync/platforms/course-row.js';
import { isOf } from '../../src/sync/changes/mirror-table.js';
import { FeedPlatform } from '../../src/sync/platforms/feed/feed.platform.js';
import { DEFAULT_CONTENT } from '../../src/site-content/default-content.js';
import { ThinkificPlatform } from '../../src/sync/platforms/thinkific/thinkific.platform.js';
import { UDEMY_COURSES, UdemyPlatform } from '../../src/sync/platforms/udemy/udemy.platform.js';
import { ApiClient } from '../api-client.js';
import { createTestApp, type TestApp } from '../create-test-app.js';
import { OF_THIS_DATABASE } from '../database.js';
import { signIn } from '../sign-in.js';
import { until } from '../until.js';
import { checkStep, type Step } from './check.js';
import { type Observation, observe, type OwnValues } from './observe.js';
import { CourseModel, type PlatformName, type Row } from './platform-model.js';

export const PLATFORMS = ['thinkific', 'udemy', 'feed'] as const;

const TABLES = { thinkific: THINKIFIC_COURSES, udemy: UDEMY_COURSES, feed: FEED_COURSES };
const COUNTS = { thinkific: 6, udemy: 5, feed: 5 };
/** At first, the last course of each platform does not exist yet. */
const PATIENT = 10_000;
const IMPATIENT = 40;

/** Saves the tables at the beginning of a sequence. */
const KEEP_FIRST_DAY = `
  CREATE SCHEMA first_day;
  CREATE TABLE first_day.courses AS SELECT * FROM courses;
  CREATE TABLE first_day.udemy_courses AS SELECT * FROM udemy_courses`;

/** The advisory locks of runs. */
export const OF_SYNCS = `locktype = 'advisory' AND classid = 4711002`;

/** Ends the database process of a run after a number of writes. */
const LET_CUT = `
  CREATE SEQUENCE first_day.writes;
  CREATE TABLE first_day.cut AS SELECT NULL::bigint AS after;
  CREATE FUNCTION first_day.cut() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE last_write bigint := (SELECT after FROM first_day.cut);
  BEGIN
    IF last_write IS NULL THEN RETURN NULL; END IF;
    IF EXISTS (SELECT FROM pg_locks WHERE pid = pg_backend_pid() AND ${OF_SYNCS}) THEN
      IF nextval('first_day.writes') = last_write THEN
        PERFORM pg_terminate_backend(pg_backend_pid());
      END IF;
    END IF;
    RETURN NULL;
  END $$;
  ${['courses', 'udemy_courses', 'sync_runs', 'sync_changes']
    .map(
      (table) => `CREATE TRIGGER cut AFTER INSERT OR UPDATE OR DELETE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION first_day.cut();`,
    )
    .join('')}`;

/** The events of a change that are still to be sent. */
interface Event {
  body: string;
  courseId: string;
}

/** Two replicas on one database, both platforms, and the expected state. */
export class World {
  readonly models = new Map<string, CourseModel>();
  readonly own = new Map<string, OwnValues>();
  /** Decisions about a Thinkific and a Udemy course, by their ids. */
  readonly links = new Map<string, 'same' | 'different'>();
  /** The courses before and after each run that was the only writer. */
  readonly effects = new Map<number, { before: Observation; after: Observation } | null>();
  readonly late: Event[] = [];
  /** Courses with an event that is still being processed. */
  readonly reported = new Set<string>();
  /** Courses whose pending changes an admin has accepted since the last check. */
  readonly accepted: string[] = [];
  /** The last observed state. */
  last: Observation = { courses: new Map(), links: [], runs: [] };
  private readonly armed = new Set<PlatformName>();
  private events = 0;
  private isCutting = false;

  private constructor(
    readonly sandbox: SandboxClient,
    private readonly replicas: TestApp[],
    readonly apis: ApiClient[],
    readonly staff: string[],
    private readonly bases: Map<string, { platform: PlatformName; row: Row }>,
    private readonly timings: HttpTimings,
  ) {}

  static async start(): Promise<World> {
    const sandbox = await SandboxClient.start({
      catalogue: { courses: COUNTS.thinkific },
      udemyCatalogue: { courses: COUNTS.udemy },
      feedCatalogue: { courses: COUNTS.feed },
    });
    const options = { platform: sandbox.sandbox };
    const first = await createTestApp(options);
    const second = await createTestApp({ ...options, database: first.database });
    const replicas = [first, second];
    const timings = {
      timeout: PATIENT,
      minDelay: 1,
      maxDelay: 4,
      rateLimit: { min: 1, max: 5, unknown: 5 },
    };
    for (const { app, config } of replicas) {
      const platforms = app.get<CoursePlatform[]>(COURSE_PLATFORMS);
      platforms.splice(
        0,
        platforms.length,
        new ThinkificPlatform(config.thinkific, { timings }),
        new UdemyPlatform(config.udemy, { timings }),
        new FeedPlatform(
          { source: 'address', url: sandbox.sandbox.feed.url },
          {
            timings,
            readSite: () => Promise.resolve(DEFAULT_CONTENT),
            readUpload: () => Promise.resolve(null),
          },
        ),
      );
    }
    const admin = await signIn(first, 'admin');
    const staff = [await insertUser(first.database), await insertUser(first.database)];
    const apis = replicas.map(({ url }) => new ApiClient(url, admin.token));
    for (const platform of PLATFORMS) await apis[0]?.post(`/api/admin/${platform}/sync`);
    await first.database.query(KEEP_FIRST_DAY);
    await first.database.query(LET_CUT);
    const { courses } = await observe(first.database);
    const bases = [...courses].map(
      ([id, { platform, row }]) => [id, { platform, row: JSON.parse(row) as Row }] as const,
    );
    const ids = staff.map(({ id }) => id).sort();
    return new World(sandbox, replicas, apis, ids, new Map(bases), timings);
  }

  async close(): Promise<void> {
    for (const replica of this.replicas.toReversed()) await replica.close();
    await this.sandbox.close();
  }

  get database() {
    const [first] = this.replicas;
    if (!first) throw new Error('There is no replica.');
    return first.database;
  }

  /** Reads the state and checks whether it is allowed. */
  async look(how: Omit<Step, 'before' | 'after'> = {}): Promise<Step> {
    const accepted = this.accepted.splice(0);
    const step = { ...how, accepted, before: this.last, after: await observe(this.database) };
    this.last = step.after;
    checkStep(this, step);
    return step;
  }

  /** Returns database processes by the lock that they hold or wait for in this database. */
  async pids(lock: string): Promise<number[]> {
    const found = await this.database.query<{ pid: number }>(
      `SELECT pid FROM pg_locks
       WHERE ${OF_THIS_DATABASE} AND ${lock}`,
    );
    return found.map(({ pid }) => pid);
  }

  /** Ends the database process of a connection, as if its client had died. */
  async crash(pid: number | undefined): Promise<void> {
    if (pid !== undefined) await this.database.query('SELECT pg_terminate_backend($1)', [pid]);
  }

  /** Makes the next run lose its connection after a number of writes; null: no run. */
  async cutAfter(write: number | null): Promise<void> {
    if (write === null && !this.isCutting) return;
    this.isCutting = write !== null;
    await this.database.query(
      `UPDATE first_day.cut SET after = nextval('first_day.writes') + $1::int`,
      [write],
    );
  }

  /** Returns whether nothing runs or is about to run, except retries. */
  async isQuiet(): Promise<boolean> {
    const found = await this.database.query(
      `SELECT FROM sync_runs WHERE status = 'running'
       UNION ALL SELECT FROM jobs.job WHERE name = 'thinkific-events' AND state IN ('created', 'active')`,
    );
    return found.length === 0;
  }

  /** Restores the initial state: both platforms are synced, and each is about to get another course. */
  async reset(): Promise<void> {
    // A retried event would otherwise run while the tables are emptied.
    await this.database.query(`DELETE FROM jobs.job WHERE state IN ('created', 'retry')`);
    await until(() => this.isQuiet());
    await this.cutAfter(null);
    await this.sandbox.control('POST', '/reset');
    await this.sandbox.control('PATCH', '/settings', { largestPage: 4 });
    await this.database.empty('courses', 'udemy_courses', 'sync_runs', 'jobs.job');
    this.models.clear();
    this.own.clear();
    this.links.clear();
    this.effects.clear();
    this.late.length = 0;
    this.reported.clear();
    this.accepted.length = 0;
    for (const [id, { platform, row }] of this.bases) {
      this.models.set(id, new CourseModel(platform, id, row));
    }
    for (const platform of PLATFORMS) {
      const last = this.course(platform, -1);
      await last.comeOrGo(this.sandbox);
      const table = TABLES[platform];
      const { name, key, columns } = table;
      const all = Object.keys(columns).join(', ');
      await this.database.query(
        `INSERT INTO ${name} (platform, ${all}) SELECT platform, ${all} FROM first_day.${name} AS kept
         WHERE ${isOf(table, 'kept')} AND ${key} <> $1`,
        [last.id],
      );
    }
    this.last = await observe(this.database);
  }

  /** Records which pictures the courses show, as a process does shortly after each change. */
  async notePictures(): Promise<void> {
    const [first] = this.replicas;
    if (first) await collectPictures(first.dataSource);
  }

  /** A client that sees everything written so far. */
  get visitor(): ApiClient {
    const [first] = this.replicas;
    if (!first) throw new Error('There is no replica.');
    return first.api;
  }

  api(replica: number): ApiClient {
    const api = this.apis[replica];
    if (!api) throw new Error(`There is no replica ${replica}.`);
    return api;
  }

  /** Returns the id of a course in the API, or that of no course if it is not known here. */
  async apiId(platform: PlatformName, id: string): Promise<string> {
    if (platform !== 'feed') return id;
    const sql = `SELECT thinkific_id AS id FROM courses WHERE platform = $1 AND platform_id = $2`;
    const [found] = await this.database.query<{ id: string }>(sql, [platform, id]);
    return found?.id ?? '9';
  }

  coursesOf(platform: PlatformName): CourseModel[] {
    return [...this.models.values()].filter((course) => course.platform === platform);
  }

  course(platform: PlatformName, place: number): CourseModel {
    const courses = this.coursesOf(platform);
    const course = courses.at(place % courses.length);
    if (!course) throw new Error(`${platform} has no courses.`);
    return course;
  }

  /** While it is active, requests that never get a response time out quickly. */
  async arm(platform: PlatformName, faults: object[]): Promise<void> {
    const hangs = JSON.stringify(faults).includes('60000');
    this.timings.timeout = hangs ? IMPATIENT : PATIENT;
    if (faults.length > 0) this.armed.add(platform);
    else if (!this.armed.delete(platform)) return;
    const answer = await this.sandbox.control('PUT', `/${platform}/faults`, faults);
    if (answer.status !== 200) throw new Error(answer.text);
  }

  async disarm(): Promise<void> {
    for (const platform of PLATFORMS) await this.arm(platform, []);
  }

  event(courseId: string, action: string): Event {
    this.events += 1;
    const id = `${Date.now()}${this.events}`;
    const payload = { id: Number(courseId) };
    return { courseId, body: JSON.stringify({ id, resource: 'course', action, payload }) };
  }

  async tell(
    { courseId, body }: Event,
    replica: number,
    key = this.sandbox.sandbox.thinkific.apiKey,
  ) {
    const signature = createHmac('sha256', key).update(body).digest('hex');
    const { status } = await fetch(`${this.replicas[replica]?.url}/api/webhooks/thinkific`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Thinkific-Hmac-Sha256': signature },
      body,
    });
    if (status === 204) this.reported.add(courseId);
    return status;
  }
}
