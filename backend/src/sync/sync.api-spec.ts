import type { Sandbox } from '../../sandbox/server.js';
import type { TestDatabase } from '../../test/database.js';
import { ConflictError, NotFoundError } from '../common/problem/app-error.js';
import { ThinkificPlatform } from './platforms/thinkific/thinkific.platform.js';
import { createSyncTest, physicalCourses, type SyncTest } from './sync.factory.js';

const FORKS = 2200451;

interface Row {
  thinkific_id: string;
  on_sale: boolean;
  visibility_choice: boolean | null;
  removed_at: Date | null;
  synced_at: Date;
  [column: string]: unknown;
}

async function countOnPlatform({ thinkific }: Sandbox): Promise<number> {
  const { apiUrl, apiKey, subdomain } = thinkific;
  const headers = { 'X-Auth-API-Key': apiKey, 'X-Auth-Subdomain': subdomain };
  const answer = await fetch(`${apiUrl}/courses`, { headers });
  const page = (await answer.json()) as { meta: { pagination: { total_items: number } } };
  return page.meta.pagination.total_items;
}

/** Where and by which transaction each row of each table was written, but for what is kept of everything that is written. */
async function writtenRows(database: TestDatabase): Promise<string[]> {
  const tables = await database.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename !~ '^change(s|_)' ORDER BY tablename`,
  );
  const rows = tables.map(
    ({ name }) =>
      `SELECT '${name}: ' || coalesce(string_agg(concat_ws(' ', ctid, xmin, xmax), ',' ORDER BY ctid), '') AS rows FROM ${name}`,
  );
  const found = await database.query<{ rows: string }>(rows.join(' UNION ALL '));
  return found.map((each) => each.rows).sort();
}

describe('a sync with Thinkific', () => {
  let test: SyncTest;
  let total: number;

  beforeEach(async () => {
    test = await createSyncTest();
    total = await countOnPlatform(test.sandbox);
  });
  afterEach(() => test.close());

  const run = () => test.sync.run('thinkific', 'admin');

  async function course(id: number): Promise<Row> {
    const [row] = await test.database.query<Row>('SELECT * FROM courses WHERE thinkific_id = $1', [
      id,
    ]);
    if (!row) throw new Error(`There is no course ${id}.`);
    return row;
  }

  it('brings every course with all that belongs to it, and records the run', async () => {
    await test.control('PATCH', `/courses/${FORKS}`, {
      name: 'Retrieval in Practice',
      duration: '6 weeks',
      chapters: ['Embeddings', 'Chunking'],
    });
    await test.control('PATCH', '/products/2300451', {
      description: '<p>Learn &amp; build.</p><script>x</script>',
      card_image_url: 'https://cdn.example/card.svg',
      position: 7,
      product_prices: [
        { id: 1, is_primary: false, label: 'Team', price: '18.0' },
        { id: 2, is_primary: true, label: null, price: '49.5' },
      ],
    });
    const result = await run();
    expect(result).toMatchObject({
      platform: 'thinkific',
      trigger: 'admin',
      status: 'succeeded',
      fetched: total,
      added: total,
      updated: 0,
      removed: 0,
      error: null,
    });
    expect(await test.runs.newest()).toEqual([result]);
    expect(await course(FORKS)).toMatchObject({
      name: 'Retrieval in Practice',
      description: '<p>Learn &amp; build.</p>',
      description_text: 'Learn & build.',
      image_url: 'https://cdn.example/card.svg',
      price: '49.50',
      payment_options: [
        { type: 'one-time', amount: 49.5, currency: 'USD' },
        { type: 'one-time', amount: 18, currency: 'USD' },
      ],
      has_lifetime_access: true,
      has_certificate: true,
      category: 'AI',
      duration: '6 weeks',
      curriculum: ['Embeddings', 'Chunking'],
      enroll_url: 'https://school.example/enroll/2300451?price_id=2',
      position: 7,
      on_sale: true,
      product_id: '2300451',
      related_product_ids: [],
      visibility_choice: null,
      removed_at: null,
    });
  });

  it('puts on sale exactly what the platform sells publicly', async () => {
    await run();
    const offSale = await test.database.query<Row>(
      'SELECT thinkific_id FROM courses WHERE NOT on_sale ORDER BY 1',
    );
    // A draft, a hidden one, a private one and one of a status that is not documented.
    expect(offSale.map(({ thinkific_id: id }) => id)).toEqual([
      '2209015',
      '2209112',
      '2209340',
      '2209578',
    ]);
  });

  it('does not take a bundle for a course', async () => {
    await test.control('PATCH', '/products/2300451', { productable_type: 'Bundle' });
    await run();
    expect(await course(FORKS)).toMatchObject({ on_sale: false, price: null, enroll_url: null });
  });

  it('stores how a course is paid, in which currency, and that access ends', async () => {
    const product_prices = [
      {
        ...{ id: 1, is_primary: false, label: '3 payments', price: '21.0', currency: 'eur' },
        ...{ payment_type: 'payment-plan', number_of_payments: '3' },
        ...{ interval: 'month', interval_count: '1' },
      },
      { id: 2, is_primary: true, label: null, price: '59.0', currency: 'eur' },
    ];
    await test.control('PATCH', '/products/2300451', { product_prices, days_until_expiry: 90 });
    await run();
    expect(await course(FORKS)).toMatchObject({
      on_sale: true,
      price: '59.00',
      payment_options: [
        { type: 'one-time', amount: 59, currency: 'EUR' },
        {
          ...{ type: 'payment-plan', amount: 21, currency: 'EUR', payments: 3 },
          interval: { unit: 'month', count: 1 },
        },
      ],
      has_lifetime_access: false,
    });
    expect(await run()).toMatchObject({ updated: 0 });
  });

  it('takes a description of which each part stands in the one before', async () => {
    const description = `${'<ul><li>'.repeat(100)}Deep`;
    await test.control('PATCH', '/products/2300451', { description });
    expect(await run()).toMatchObject({ status: 'succeeded', added: total });
    expect(await course(FORKS)).toMatchObject({
      description_text: expect.stringMatching(/^(• )+Deep$/) as string,
    });
  });

  it('writes and locks no row but its record when nothing changed', async () => {
    await run();
    const before = await writtenRows(test.database);
    expect(await run()).toMatchObject({ fetched: total, added: 0, updated: 0, removed: 0 });
    const after = await writtenRows(test.database);
    expect(after.filter((rows, place) => rows !== before[place])).toEqual([
      expect.stringMatching(/^sync_runs: /),
    ]);
  });

  it('takes related courses without recording a change, unless the course is frozen', async () => {
    await run();
    const relate = (ids: number[]) =>
      test.control('PATCH', '/products/2300451', { related_product_ids: ids });
    await relate([2300613, 2399001]);
    expect(await run()).toMatchObject({ updated: 0 });
    expect(await course(FORKS)).toMatchObject({ related_product_ids: ['2300613', '2399001'] });
    await test.database.query(`UPDATE courses SET sync_rule = 'frozen'`);
    await relate([]);
    await run();
    expect(await course(FORKS)).toMatchObject({ related_product_ids: ['2300613', '2399001'] });
  });

  it('writes only the course that changed', async () => {
    await run();
    const before = await course(FORKS);
    await test.control('PATCH', `/courses/${FORKS}`, { name: 'Renamed' });
    expect(await run()).toMatchObject({ added: 0, updated: 1, removed: 0 });
    const after = await course(FORKS);
    expect(after).toMatchObject({ name: 'Renamed', created_at: before['created_at'] });
    const [written] = await test.database.query<{ count: string }>(
      'SELECT count(*) FROM courses WHERE synced_at <> created_at',
    );
    expect(written?.count).toBe('1');
  });

  it('keeps what admins decided while a course goes and comes back', async () => {
    await run();
    await test.database.query(
      'UPDATE courses SET visibility_choice = false WHERE thinkific_id = $1',
      [FORKS],
    );
    await test.database.query(
      `INSERT INTO course_overrides (thinkific_id, title) VALUES ($1, 'Our title')`,
      [FORKS],
    );
    await test.control('DELETE', `/courses/${FORKS}`);
    expect(await run()).toMatchObject({ fetched: total - 1, added: 0, updated: 0, removed: 1 });
    expect((await course(FORKS)).removed_at).not.toBeNull();
    expect(await run()).toMatchObject({ updated: 0, removed: 0 });

    await test.control('POST', `/courses/${FORKS}/restore`);
    expect(await run()).toMatchObject({ fetched: total, added: 0, updated: 1, removed: 0 });
    expect(await course(FORKS)).toMatchObject({
      removed_at: null,
      visibility_choice: false,
      on_sale: true,
    });
    expect(await test.database.query('SELECT title FROM course_overrides')).toEqual([
      { title: 'Our title' },
    ]);
  });

  it('follows the platform where no admin has decided', async () => {
    await run();
    await test.control('PATCH', '/products/2300451', { hidden: true });
    await run();
    expect(await course(FORKS)).toMatchObject({ on_sale: false, visibility_choice: null });
  });

  it('asks for the chapters only of courses that have some', async () => {
    await test.control('DELETE', '/requests');
    await run();
    const log = await fetch(`${test.sandbox.url}/control/thinkific/requests`);
    const { requests, maxInFlight } = (await log.json()) as {
      requests: { path: string }[];
      maxInFlight: number;
    };
    const asked = requests.map(({ path }) => path.split('/v1')[1]);
    expect(asked).toContain('/courses?page=1&limit=250');
    expect(asked).toContain(`/courses/${FORKS}/chapters?page=1&limit=250`);
    expect(asked.filter((path) => path?.startsWith('/courses/2209578'))).toEqual([]);
    expect(maxInFlight).toBeLessThanOrEqual(4);
  });

  it('does not believe that a catalogue we hold is empty', async () => {
    await test.control('PUT', '/catalogue', { courses: 0 });
    expect(await run()).toMatchObject({ status: 'succeeded', fetched: 0 });
    await test.control('PUT', '/catalogue', { name: 'demo' });
    await run();
    const before = await physicalCourses(test.database);
    await test.control('PUT', '/catalogue', { courses: 0 });
    expect(await run()).toMatchObject({
      status: 'held',
      error:
        `${total} courses would disappear: Thinkific returned an empty catalogue. ` +
        'Check that the credentials are for the right site.',
    });
    expect(await physicalCourses(test.database)).toEqual(before);
  });

  it('refuses an unknown platform and one without credentials, and records no run', async () => {
    await expect(test.sync.run('teachable', 'cli')).rejects.toThrow(
      new NotFoundError(
        'There is no platform "teachable". Known platforms: thinkific, udemy, moodle, feed.',
      ),
    );
    const unset = new ThinkificPlatform({
      apiUrl: test.sandbox.thinkific.apiUrl,
      subdomain: null,
      credential: 'api-key',
      apiKey: null,
      accessToken: null,
      credentialExpires: null,
      siteUrl: null,
    });
    const { sync } = await test.addReplica({ platforms: [unset] });
    expect(sync.configured()).toEqual([]);
    await expect(sync.run('thinkific', 'admin')).rejects.toThrow(
      new ConflictError(
        'Thinkific cannot be synced without its credentials. Enter them under Settings → Connections, or set ' +
          'THINKIFIC_SUBDOMAIN and THINKIFIC_API_KEY.',
      ),
    );
    expect(await test.runs.newest()).toEqual([]);
  });
});
