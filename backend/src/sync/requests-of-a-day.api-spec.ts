import { createHmac } from 'node:crypto';
import { SandboxClient, type RequestReport } from '../../sandbox/sandbox-client.factory.js';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { until } from '../../test/until.js';
import type { PlatformName } from '../common/platforms.js';
import { COURSE_PLATFORMS, type CoursePlatform } from './platform.js';
import type { SlotsOf } from './platforms/http/request-pace.js';
import { RequestSlots } from './platforms/http/request-slots.queries.js';
import { SyncSchedulerService } from './schedule/sync-scheduler.service.js';
import { sandboxPlatforms, TIMINGS } from './sync.factory.js';
import { SyncService } from './sync.service.js';

/** Milliseconds that stand for the minute of the budgets. */
const MINUTE = 1_000;
const COURSES = 60;
const PREVIEWS = 4;

const inShortMinutes = (window: number) => (window / 60_000) * MINUTE;

/**
 * Two replicas do what a day holds: four times six hours with a scheduled sync, a burst of webhooks, previews and rounds
 * of curricula, once while the platform answers 429. The events and their number are those of a day, but the minute of
 * the budgets lasts a second, and the quiet hours between the events are left out. Requests are timed where they are
 * counted, in the database, since their way to the platform is longer the busier the machine is.
 */
describe('a day of requests', () => {
  let sandbox: SandboxClient;
  let replicas: TestApp[];

  beforeAll(async () => {
    sandbox = await SandboxClient.start({
      catalogue: { courses: COURSES },
      udemyCatalogue: { courses: 1_000 },
      moodleCatalogue: { courses: 15 },
    });
    const options = { platform: sandbox.sandbox, env: { SYNC_CRON: '0 */6 * * *' } };
    const first = await createTestApp(options);
    replicas = [first, await createTestApp({ ...options, database: first.database })];
    for (const { app, dataSource } of replicas) {
      app.get(SyncSchedulerService).stop();
      const slots: SlotsOf = (site, { most, window }) => {
        return new RequestSlots(dataSource, site, { most, window: inShortMinutes(window) });
      };
      const platforms = app.get<CoursePlatform[]>(COURSE_PLATFORMS);
      const sending = { timings: TIMINGS, slots, readsReviews: true };
      const slow = sandboxPlatforms(sandbox.sandbox, dataSource, sending);
      platforms.splice(0, platforms.length, ...slow);
    }
    await query(`
      CREATE TABLE counted (at timestamptz);
      CREATE FUNCTION note_request() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO counted VALUES (NEW.sent[cardinality(NEW.sent)]);
          RETURN NULL;
        END $$;
      CREATE TRIGGER counted AFTER INSERT OR UPDATE OF sent ON platform_requests
        FOR EACH ROW WHEN (cardinality(NEW.sent) > 0) EXECUTE FUNCTION note_request()`);
  });
  afterAll(async () => {
    for (const replica of replicas.toReversed()) await replica.close();
    await sandbox.close();
  });

  const query = <Row extends object>(sql: string) =>
    (replicas[0] as TestApp).database.query<Row>(sql);
  const isQuiet = async () =>
    (await query(`SELECT FROM jobs.job WHERE state < 'completed' AND name LIKE 'thinkific-%'`))
      .length === 0;
  const sixHoursPass = () =>
    query(`UPDATE sync_runs SET started_at = started_at - interval '6 hours',
      finished_at = finished_at - interval '6 hours'`);
  const onBoth = (act: (replica: TestApp, place: number) => Promise<unknown>) =>
    Promise.all(replicas.map(act));

  let events = 0;
  async function tellOfEachCourse(): Promise<void> {
    const { apiKey } = sandbox.sandbox.thinkific;
    for (let place = 0; place < COURSES; place += 1) {
      events += 1;
      const payload = { id: 2_210_003 + place * 7 };
      const event = { id: `${events}`, resource: 'course', action: 'updated', payload };
      const body = JSON.stringify(event);
      const signature = createHmac('sha256', apiKey).update(body).digest('hex');
      const headers = {
        'Content-Type': 'application/json',
        'X-Thinkific-Hmac-Sha256': signature,
      };
      const { url } = replicas[place % 2] as TestApp;
      const response = await fetch(`${url}/api/webhooks/thinkific`, {
        method: 'POST',
        headers,
        body,
      });
      expect(response.status).toBe(204);
    }
  }

  async function liveADay(platform: PlatformName): Promise<void> {
    for (const hour of [0, 6, 12, 18]) {
      await sixHoursPass();
      if (hour === 12) {
        const fault = { kind: 'status', status: 429, resetUnit: 'remaining-ms', times: 3 };
        await sandbox.control('PUT', `/${platform}/faults`, { ...fault, resetAfterSeconds: 0 });
      }
      await onBoth(({ app }) => app.get(SyncSchedulerService).syncIfDue(platform));
      if (platform === 'thinkific') await tellOfEachCourse();
      const isPreview = true;
      for (let preview = 0; preview < PREVIEWS; preview += 1) {
        await onBoth(({ app }) =>
          app.get(SyncService).runIf(platform, () => true, 'admin', { isPreview }),
        );
      }
      await until(isQuiet);
    }
  }

  it.each(['thinkific', 'udemy', 'feed', 'moodle'] as const)(
    'to %s never exceeds its budget, over all replicas',
    async (platform) => {
      await query('TRUNCATE counted');
      await liveADay(platform);
      const [first] = replicas as [TestApp];
      const { budget } = first.app
        .get<CoursePlatform[]>(COURSE_PLATFORMS)
        .find(({ name }) => name === platform) as CoursePlatform;
      const [most] = await query<{ requests: number; inAWindow: number }>(
        `SELECT count(*)::int AS requests, max(others)::int AS "inAWindow" FROM (
           SELECT (SELECT count(*) FROM counted AS other WHERE other.at > counted.at - interval '1 ms' * ${inShortMinutes(budget.window)}
             AND other.at <= counted.at) AS others FROM counted) AS windows`,
      );
      const log = await sandbox.control<RequestReport>('GET', `/${platform}/requests`);
      expect(await query(`SELECT error FROM sync_runs WHERE status = 'failed'`)).toEqual([]);
      expect(log.json().count).toBeGreaterThan(budget.most);
      expect(log.json().count).toBeLessThanOrEqual(most?.requests ?? 0);
      expect(most?.inAWindow).toBeLessThanOrEqual(budget.most);
    },
    120_000,
  );
});
