import { PlatformError } from '../common/problem/app-error.js';
import { createSyncTest, IMPATIENT, physicalCourses, type SyncTest } from './sync.factory.js';

describe('a sync with a platform that fails', () => {
  let test: SyncTest;
  let fetched: number;

  beforeAll(async () => {
    test = await createSyncTest({ timings: IMPATIENT });
    ({ fetched } = await test.sync.run('thinkific', 'admin'));
  });
  afterAll(() => test.close());
  afterEach(() => test.control('DELETE', '/faults'));

  const run = () => test.sync.run('thinkific', 'admin');

  const faults: [string, object, RegExp][] = [
    [
      '401',
      { kind: 'status', status: 401 },
      /^Thinkific answered 401 to GET \/\w+\?page=1&limit=250 .*Check THINKIFIC_API_KEY and THINKIFIC_SUBDOMAIN/,
    ],
    ['403', { kind: 'status', status: 403 }, /answered 403 .*plan includes API access/],
    [
      '404 of a list',
      { kind: 'status', status: 404, path: '^/courses$' },
      /answered 404 to GET \/courses\. Check THINKIFIC_API_URL/,
    ],
    ['422', { kind: 'status', status: 422 }, /answered 422/],
    [
      '429 in milliseconds',
      { kind: 'status', status: 429, resetUnit: 'ms', resetAfterSeconds: 0 },
      /answered 429 .*Try again later/,
    ],
    [
      '429 in seconds',
      { kind: 'status', status: 429, resetUnit: 's', resetAfterSeconds: 0 },
      /answered 429/,
    ],
    [
      '429 with what remains',
      { kind: 'status', status: 429, resetUnit: 'remaining-ms', resetAfterSeconds: 4 },
      /answered 429/,
    ],
    ['429 without a time', { kind: 'status', status: 429, resetUnit: 'missing' }, /answered 429/],
    ['500', { kind: 'status', status: 500 }, /answered 500/],
    ['520', { kind: 'cloudflare-error' }, /answered 520 .*error code: 520/],
    ['a 403 page', { kind: 'html-403' }, /answered 403 .*a web page/],
    ['a 200 page', { kind: 'html-200' }, /answered 200 .*a web page/],
    [
      'half a JSON',
      { kind: 'truncated-json', path: '/products' },
      /GET \/products.* instead of complete JSON/,
    ],
    ['an empty body', { kind: 'empty-body' }, /an empty body/],
    ['another shape', { kind: 'wrong-shape' }, /unexpected data: items/],
    [
      'silence',
      { kind: 'slow', delayMs: 60_000, path: '/collections' },
      /no complete response to GET \/collections.* within 0\.5 s/,
    ],
    ['hanging up', { kind: 'hang-up' }, /could not be reached for GET/],
    [
      'repeating an item',
      { kind: 'duplicate-item', path: '^/courses$' },
      /changed its list GET \/courses each time/,
    ],
  ];

  it.each(faults)(
    'changes nothing and says what was answered: %s',
    async (_name, fault, message) => {
      const before = await physicalCourses(test.database);
      await test.control('PUT', '/faults', fault);
      const failure: unknown = await run().catch((error: unknown) => error);
      if (!(failure instanceof PlatformError)) throw failure;
      expect(failure.status).toBe(502);
      expect(failure.message).toMatch(message);
      expect(failure.message).toMatch(/\. The catalogue is unchanged\.$/);
      expect(failure.message).not.toContain(test.sandbox.thinkific.apiKey);
      expect(await physicalCourses(test.database)).toEqual(before);
      expect((await test.runs.newest())[0]).toMatchObject({
        status: 'failed',
        error: failure.message,
        finished_at: expect.stringMatching(/Z$/) as string,
      });
    },
  );

  const lasting = ['401', '403', '404 of a list', '422'];
  const passing = faults.filter(([name]) => !lasting.includes(name));

  it.each(passing)('succeeds when it passes: %s', async (_name, fault) => {
    await test.control('PUT', '/faults', { ...fault, times: 2 });
    expect(await run()).toMatchObject({ status: 'succeeded', fetched, updated: 0 });
  });

  it('takes chapters that are not there for none', async () => {
    await test.control('PUT', '/faults', { kind: 'status', status: 404, path: '2200451/chapters' });
    expect(await run()).toMatchObject({ updated: 1 });
    expect(
      await test.database.query('SELECT curriculum FROM courses WHERE thinkific_id = 2200451'),
    ).toEqual([{ curriculum: [] }]);
  });

  it('leaves a course alone that goes while it is read', async () => {
    const ours = () => test.database.query('SELECT curriculum FROM courses ORDER BY thinkific_id');
    const before = await ours();
    await test.control('PUT', '/faults', {
      kind: 'status',
      status: 404,
      path: '^/courses/2200451',
    });
    expect(await run()).toMatchObject({ status: 'partial', updated: 0, problems: 1 });
    expect(await ours()).toEqual(before);
  });

  it('manages without what is not documented for sure', async () => {
    await test.control('PUT', '/faults', { kind: 'no-entries-info' });
    expect(await run()).toMatchObject({ status: 'succeeded', fetched });
  });
});

describe('a sync of a list that changes while it is read', () => {
  let test: SyncTest;

  beforeAll(async () => {
    test = await createSyncTest({ sandbox: { catalogue: { courses: 270 } } });
    await test.sync.run('thinkific', 'admin');
  });
  afterAll(() => test.close());

  describe.each([
    'moved-item',
    'shrinking-list',
    'changing-total',
    'duplicate-item',
    'repeated-page',
  ])('%s', (kind) => {
    it.each(['^/courses$', '^/products$'])('is read again (%s)', async (path) => {
      await test.control('PUT', '/faults', { kind, path, times: 2 });
      expect(await test.sync.run('thinkific', 'admin')).toMatchObject({ fetched: 270, updated: 0 });
    });

    it('fails after the third reading, and changes nothing', async () => {
      const before = await physicalCourses(test.database);
      await test.control('PUT', '/faults', { kind, path: '^/courses$' });
      await expect(test.sync.run('thinkific', 'admin')).rejects.toThrow(
        /^Thinkific changed its list GET \/courses each time while it was read/,
      );
      expect(await physicalCourses(test.database)).toEqual(before);
    });
  });
});
