import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { startOwnPostgres } from '../../../test/own-postgres.js';
import { until } from '../../../test/until.js';
import type { EmbeddedPostgres } from '../../database/embedded/embedded.js';
import { MetricsService } from './metrics.service.js';

type Labels = Record<string, string>;

/** What was scraped: the value of a series, by its name and labels. */
class Scraped {
  readonly names = new Set<string>();
  private readonly values = new Map<string, number>();

  constructor(readonly text: string) {
    for (const line of text.split('\n')) {
      const [, declared] = /^# TYPE (\S+) /.exec(line) ?? [];
      if (declared) this.names.add(declared);
      const [, name = '', labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      if (value) this.values.set(`${name} ${labels.split(',').toSorted().join()}`, Number(value));
    }
  }

  value(name: string, labels: Labels = {}): number | undefined {
    const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
    return this.values.get(`${name} ${pairs.toSorted().join()}`);
  }

  requests(method: string, route: string, status: string): number | undefined {
    return this.value('lectern_http_request_duration_seconds_count', { method, route, status });
  }
}

interface Dashboard {
  panels: { targets: { expr: string }[] }[];
}

const read = (path: string) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

function metricsIn(query: string): string[] {
  const used = query.match(/\b(lectern|nodejs|process)_\w+/g) ?? [];
  return used.map((name) => name.replace(/_seconds_(bucket|count|sum)$/, '_seconds'));
}

const unknownIn = (query: string, names: ReadonlySet<string>) =>
  metricsIn(query).filter((name) => !names.has(name));

describe('metrics', () => {
  const resources = new AsyncDisposableStack();
  let postgres: EmbeddedPostgres;
  let test: TestApp;

  beforeAll(async () => {
    postgres = await startOwnPostgres(resources);
    test = await createTestApp({
      env: { DATABASE_URL: postgres.url, METRICS_PORT: '0', RATE_LIMIT: 'on' },
    });
    resources.defer(() => test.close());
    await test.app.get(MetricsService).listen();
  });
  afterAll(() => resources.disposeAsync());

  const ask = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${test.app.get(MetricsService).port}${path}`, init);

  async function scrape(): Promise<Scraped> {
    const answer = await ask('/metrics');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch('text/plain; version=0.0.4');
    return new Scraped(await answer.text());
  }

  /** An answer is counted once its connection knows that it has left. */
  async function scrapeUntil(holds: (scraped: Scraped) => boolean): Promise<Scraped> {
    let scraped = await scrape();
    await until(async () => {
      if (!holds(scraped)) scraped = await scrape();
      return holds(scraped);
    });
    return scraped;
  }

  it('are on a port of their own only', async () => {
    expect((await test.api.get('/metrics')).status).toBe(404);
    expect((await ask('/')).status).toBe(404);
    expect((await ask('/metrics', { method: 'POST' })).status).toBe(404);
  });

  it('count requests by template, whatever callers make up', async () => {
    await test.api.get('/api/courses/4711');
    await test.api.get('/api/made-up-by-a-caller');
    await test.api.get('/made-up-by-a-caller');
    await test.api.send('PROPFIND', '/api/courses');
    const socket = connect(Number(new URL(test.url).port), '127.0.0.1');
    await new Promise((resolve) => socket.once('data', resolve).write('nonsense\r\n\r\n'));
    const { text } = await scrapeUntil(
      (scraped) =>
        scraped.requests('GET', '/api/courses/:id', '4xx') === 1 &&
        scraped.requests('other', 'unknown', '4xx') !== undefined,
    );
    expect(text).not.toMatch(/4711|made-up|PROPFIND/);
  });

  it('count what is kept under one label, and how often memory had it', async () => {
    const kept = (scraped: Scraped) => scraped.requests('GET', 'cached', '2xx') ?? 0;
    let before = await scrape();
    await until(async () => {
      await test.api.get('/api/courses');
      before = await scrape();
      return kept(before) > 0;
    });
    await test.api.get('/api/courses');
    const after = await scrapeUntil((scraped) => kept(scraped) === kept(before) + 1);
    const hits = (scraped: Scraped) => scraped.value('lectern_cache_hits_total') ?? 0;
    expect(hits(after) - hits(before)).toBe(1);
    expect(after.value('lectern_cache_misses_total')).toBeGreaterThan(0);
    expect(after.value('lectern_cached_responses')).toBeGreaterThan(0);
  });

  it('count what limits refuse', async () => {
    const subscribe = (n: number) =>
      test.api.post('/api/newsletter', { email: `reader-${n}@example.org` });
    const refusals = async () =>
      (await scrape()).value('lectern_rate_limit_refusals_total', { limit: 'form-newsletter' }) ??
      0;
    const before = await refusals();
    const first = await Promise.all(Array.from({ length: 20 }, (_, n) => subscribe(n)));
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await subscribe(20)).status).toBe(429);
    expect((await refusals()) - before).toBe(1);
  });

  it('have what waits in the database, and the age of the platforms’ data', async () => {
    const queues = () =>
      test.dataSource.query<object[]>(`SELECT FROM jobs.queue WHERE name = 'mails'`);
    await until(async () => (await queues()).length > 0);
    await test.dataSource.query(`
      INSERT INTO mails (kind, cause, recipient, state) VALUES
        ('invitation', gen_random_uuid(), 'ada@example.org', 'failed'),
        ('invitation', gen_random_uuid(), 'bea@example.org', 'sent');
      WITH endpoint AS (
        INSERT INTO webhook_endpoints (id, name, url, events, is_active, secret, created_at)
        VALUES (gen_random_uuid(), 'CRM', 'https://crm.example.org', '{sync.finished}', false, '', now())
        RETURNING id
      )
      INSERT INTO webhook_deliveries (endpoint_id, event, subject, state)
        SELECT id, 'sync.finished', '', unnest('{waiting,failed,failed,delivered}'::text[]) FROM endpoint;
      INSERT INTO testimonials (student_name, student_image, previous_role, present_role, company,
          quote, course_taken, status)
        VALUES ('Ada', '', 'Clerk', 'Engineer', 'Rail', 'It was good.', 'SQL', 'pending');
      INSERT INTO sync_runs (platform, trigger, started_at, finished_at, status, fetched, added,
          updated, removed, problems, requests)
        VALUES ('udemy', 'admin', now() - interval '2 hours', now() - interval '1 hour',
          'succeeded', 1, 1, 0, 0, 0, 1);
      INSERT INTO jobs.job (name, state, start_after) VALUES
        ('mails', 'failed', now()), ('mails', 'retry', now() + interval '1 day')`);
    const scraped = await scrapeUntil(
      (each) => each.value('lectern_mails', { state: 'failed' }) === 1,
    );
    expect(scraped.value('lectern_mails', { state: 'sent' })).toBeUndefined();
    expect(scraped.value('lectern_stories_pending')).toBe(1);
    const webhooks = (state: string) => scraped.value('lectern_webhooks', { state });
    expect([webhooks('waiting'), webhooks('failed')]).toEqual([1, 2]);
    expect(webhooks('delivered')).toBeUndefined();
    const udemy = { platform: 'udemy' };
    expect(scraped.value('lectern_sync_runs_last_day', { ...udemy, status: 'succeeded' })).toBe(1);
    expect(scraped.value('lectern_sync_failures', udemy)).toBe(0);
    expect(scraped.value('lectern_sync_age_seconds', udemy)).toBeGreaterThanOrEqual(3_600);
    expect(scraped.value('lectern_sync_age_seconds', udemy)).toBeLessThan(3_700);
    expect(scraped.value('lectern_sync_age_seconds', { platform: 'thinkific' })).toBeUndefined();
    const jobs = (state: string) => scraped.value('lectern_jobs', { queue: 'mails', state });
    expect([jobs('failed'), jobs('waiting')]).toEqual([1, 1]);
    expect(scraped.value('lectern_database_up')).toBe(1);
    expect(scraped.value('lectern_database_pool_limit')).toBe(10);
    expect(scraped.value('lectern_database_pool_waiting')).toBe(0);
    expect(scraped.value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  it('tell for how long mails wait without that one is sent', async () => {
    const waited = (seconds: number) =>
      scrapeUntil((each) => {
        const wait = each.value('lectern_mails_waiting_seconds') ?? -1;
        return wait >= seconds && wait < seconds + 3_600;
      });
    await test.dataSource.query('DELETE FROM mails');
    await waited(0);
    await test.dataSource.query(`
      INSERT INTO mails (kind, cause, recipient, state, created_at)
        SELECT 'invitation', gen_random_uuid(), 'ada@example.org', state, now() - hours * interval '1 hour'
        FROM (VALUES ('waiting', 2), ('waiting', 5), ('failed', 9)) AS mail (state, hours)`);
    await waited(5 * 3_600);
    await test.dataSource.query(`
      INSERT INTO mails (kind, cause, recipient, state, changed_at)
        VALUES ('invitation', gen_random_uuid(), 'ada@example.org', 'sent', now() - interval '3 hours')`);
    await waited(3 * 3_600);
    await test.dataSource.query('DELETE FROM mails');
    await waited(0);
  });

  it('tell how long the story waits that waits for longest', async () => {
    const waited = async (days: number) => {
      const wait = days * 86_400;
      await scrapeUntil((each) => {
        const seconds = each.value('lectern_stories_waiting_seconds') ?? -1;
        return seconds >= wait && seconds < wait + 86_400;
      });
    };
    await test.dataSource.query(`
      INSERT INTO testimonials (student_name, student_image, previous_role, present_role, company,
          quote, course_taken, status, created_at)
        SELECT name, '', 'Clerk', 'Engineer', 'Rail', 'It was good.', 'SQL', status,
          now() - days * interval '1 day'
        FROM (VALUES ('Bea', 'pending', 2), ('Cleo', 'pending', 4), ('Dora', 'approved', 9),
          ('Eve', 'pending', 8)) AS story (name, status, days);
      INSERT INTO story_authors (email, testimonial_id, expires_at, before_correction, corrected_at)
        SELECT 'eve@example.org', id, now() + interval '1 day', '{}', now() - interval '1 day'
        FROM testimonials WHERE student_name = 'Eve'`);
    await waited(4);
    await test.dataSource.query(`DELETE FROM testimonials WHERE student_name IN ('Bea', 'Cleo')`);
    await test.dataSource.query(
      `UPDATE testimonials SET status = 'approved' WHERE student_name = 'Ada'`,
    );
    await waited(1);
  });

  it('tell whether the process is ready, and what does not work', async () => {
    const rename = (from: string, to: string) =>
      test.dataSource.query('UPDATE migrations SET name = $2 WHERE name = $1', [from, to]);
    const takeChanges = async (value: string) => {
      await test.dataSource.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`);
      await test.dataSource.query('SELECT pg_reload_conf()');
    };
    const state = (each: Scraped) => [
      each.value('lectern_ready'),
      each.value('lectern_degraded', { what: 'database-read-only' }),
    ];
    const shows = (...expected: unknown[]) =>
      scrapeUntil((each) => isDeepStrictEqual(state(each), expected));
    await shows(1, undefined);
    await rename('CreateSchema1796030000000', 'Unknown');
    expect((await shows(0, undefined)).value('lectern_database_up')).toBe(1);
    await rename('Unknown', 'CreateSchema1796030000000');
    await shows(1, undefined);
    await takeChanges('on');
    await shows(1, 1);
    await takeChanges('off');
    await shows(1, undefined);
  });

  it('are all named in the guide, and those of each alert exist', async () => {
    const { names } = await scrape();
    const guide = read('docs/operate.md');
    const own = [...names].filter((name) => name.startsWith('lectern_'));
    expect(own.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);

    const rules = read('docker/prometheus/alerts.yml').split('- alert: ').slice(1);
    const headings = [...read('docs/operate.md').matchAll(/^### (Lectern\w+)$/gm)].map(
      ([, name]) => name,
    );
    const alerts = rules.map((rule) => rule.split('\n', 1)[0] ?? '');
    expect(headings.toSorted()).toEqual(alerts.toSorted());
    for (const [place, alert] of alerts.entries()) {
      expect(rules[place]).toContain(`runbook: docs/operate.md#${alert.toLowerCase()}\n`);
      expect(unknownIn(rules[place] ?? '', names)).toEqual([]);
    }
  });

  it('are all that the dashboard asks for, and it shows all of the product’s', async () => {
    const { names } = await scrape();
    const { panels } = JSON.parse(read('docker/prometheus/dashboard.json')) as Dashboard;
    const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    expect(queries.filter((query) => metricsIn(query).length === 0)).toEqual([
      'sum(up{job="lectern"})',
    ]);
    expect(unknownIn(queries.join('\n'), names)).toEqual([]);
    const shown = new Set(queries.flatMap(metricsIn));
    const own = [...names].filter((name) => name.startsWith('lectern_'));
    expect(own.filter((name) => !shown.has(name))).toEqual(['lectern_cached_responses']);
  });

  it('are there without the database, but for what only it knows', async () => {
    await postgres.stop();
    const scraped = await scrapeUntil(
      (each) => each.value('lectern_database_up') === 0 && each.value('lectern_ready') === 0,
    );
    expect(scraped.value('lectern_stories_pending')).toBeUndefined();
    expect(scraped.value('lectern_mails_waiting_seconds')).toBeUndefined();
    expect(scraped.value('lectern_stories_waiting_seconds')).toBeUndefined();
    expect(scraped.value('lectern_mails', { state: 'failed' })).toBeUndefined();
    expect(scraped.requests('GET', 'cached', '2xx')).toBeGreaterThan(0);
  });
});

describe('without METRICS_PORT', () => {
  it('nothing is measured', async () => {
    const test = await createTestApp();
    const metrics = test.app.get(MetricsService);
    await metrics.listen();
    expect([metrics.port, metrics.onAnswer]).toEqual([null, null]);
    await test.close();
  });
});
