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
const MINUTE = 2_000;
/** Milliseconds between the count of a request and its arrival, which a shorter minute does not shorten. */
const ON_THE_WAY = 400;
/** Requests a minute, by the documentation of the vendor. */
const ALLOWED: Partial<Record<PlatformName, number>> = { thinkific: 120 };
const COURSES = 60;
const PREVIEWS = 4;

/**
 * Two replicas do what a day holds: four times six hours with a scheduled sync, a burst of webhooks, previews and rounds
 * of curricula, once while the platform answers 429. The events and their number are those of a day, but the minute of
 * the budgets lasts two seconds, and the quiet hours between the events are left out.
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
        const short = (window / 60_000) * MINUTE + ON_THE_WAY;
        return new RequestSlots(dataSource, site, { most, window: short });
      };
      const platforms = app.get<CoursePlatform[]>(COURSE_PLATFORMS);
      const sending = { timings: TIMINGS, slots, readsReviews: true };
      const slow = sandboxPlatforms(sandbox.sandbox, dataSource, sending);
      platforms.splice(0, platforms.length, ...slow);
    }
  });
  afterAll(async () => {
    for (const replica of replicas.toReversed()) await replica.close();
    await sandbox.close();
  });

  const query = (sql: string) => replicas[0]?.database.query(sql);
  const isQuiet = async () =>
    (await query(`SELECT FROM jobs.job WHERE state < 'completed' AND name LIKE 'thinkific-%'`))
      ?.length === 0;
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

  function mostInAMinute(times: number[]): number {
    return Math.max(
      ...times.map((start) => times.filter((at) => at >= start && at < start + MINUTE).length),
    );
  }

  it.each(['thinkific', 'udemy', 'feed', 'moodle'] as const)(
    'to %s never exceeds its budget, over all replicas',
    async (platform) => {
      await liveADay(platform);
      const log = await sandbox.control<RequestReport>('GET', `/${platform}/requests`);
      const { count, requests } = log.json();
      const times = requests.map(({ time }) => time);
      expect(times).toHaveLength(count);
      const [first] = replicas as [TestApp];
      const { budget } = first.app
        .get<CoursePlatform[]>(COURSE_PLATFORMS)
        .find(({ name }) => name === platform) as CoursePlatform;
      expect(await query(`SELECT error FROM sync_runs WHERE status = 'failed'`)).toEqual([]);
      const allowed = Math.min(budget.most, ALLOWED[platform] ?? Infinity);
      expect(mostInAMinute(times)).toBeLessThanOrEqual(allowed);
    },
    120_000,
  );
});
