import { SandboxClient, type RequestReport } from '../sandbox-client.factory.js';

describe('faults', () => {
  let client: SandboxClient;

  beforeAll(async () => {
    client = await SandboxClient.start();
  });
  beforeEach(() => client.control('POST', '/reset'));
  afterAll(() => client.close());

  const arm = (...faults: object[]) => client.control('PUT', '/thinkific/faults', faults);

  it.each([
    [401, '{"error":"Authentication Error"}'],
    [403, '{"error":"Access to Apps is not available on your plan. Upgrade to gain access"}'],
    [500, '{"error":"Internal Server Error"}'],
    [502, '{"error":"Bad Gateway"}'],
  ])('answers %i', async (status, body) => {
    await arm({ kind: 'status', status });

    const answer = await client.get('/courses');

    expect(answer.status).toBe(status);
    expect(answer.text).toBe(body);
  });

  it('answers a burst of 429s with the reset it was given', async () => {
    await arm({ kind: 'status', status: 429, times: 2, resetUnit: 's', resetAfterSeconds: 5 });
    const before = Date.now();

    const first = await client.get('/courses');
    const second = await client.get('/courses');

    expect([first.status, second.status]).toEqual([429, 429]);
    expect(first.text).toBe('');
    const reset = Number(first.headers.get('ratelimit-reset')) * 1000;
    expect(reset).toBeGreaterThanOrEqual(before + 5_000);
    expect(reset).toBeLessThanOrEqual(Date.now() + 6_000);
    expect((await client.get('/courses')).status).toBe(200);
  });

  it('gives the reset in milliseconds by default', async () => {
    await arm({ kind: 'status', status: 429 });
    expect((await client.get('/courses')).headers.get('ratelimit-reset')).toMatch(/^\d{13}$/);

    await arm({ kind: 'status', status: 429, resetUnit: 'missing' });
    expect((await client.get('/courses')).headers.get('ratelimit-reset')).toBeNull();
  });

  it('gives the pause, or its end, as other servers do', async () => {
    const fault = { kind: 'status', status: 429, resetAfterSeconds: 5 };
    await arm({ ...fault, resetUnit: 'retry-after' });
    expect((await client.get('/courses')).headers.get('retry-after')).toMatch(/^[45]$/);
    await arm({ ...fault, resetUnit: 'retry-after-date' });
    const { headers } = await client.get('/courses');
    expect(Date.parse(headers.get('retry-after') ?? '')).toBeGreaterThan(Date.now() + 3_000);
  });

  it.each([
    [{ kind: 'cloudflare-error' }, 520, 'text/plain', /^error code: 520$/],
    [{ kind: 'cloudflare-error', status: 524 }, 524, 'text/plain', /^error code: 524$/],
    [{ kind: 'html-403' }, 403, 'text/html', /^<!DOCTYPE html>[^]*Cloudflare/],
    [{ kind: 'html-200' }, 200, 'text/html', /^<!DOCTYPE html>/],
    [{ kind: 'empty-body' }, 200, 'application/json', /^$/],
    [{ kind: 'wrong-shape' }, 200, 'application/json', /^\{"data":\[\],"total":0\}$/],
    [{ kind: 'wrong-shape', body: { items: {} } }, 200, 'application/json', /^\{"items":\{\}\}$/],
    [{ kind: 'wrong-shape', body: null }, 200, 'application/json', /^null$/],
  ])('answers as %j says', async (fault, status, type, body) => {
    await arm(fault);

    const answer = await client.get('/courses');

    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain(type);
    expect(answer.text).toMatch(body);
  });

  it('cuts the JSON off in the middle', async () => {
    const whole = await client.get('/collections');
    await arm({ kind: 'truncated-json' });

    const cut = await client.get('/collections');

    expect(cut.status).toBe(200);
    expect(whole.text.startsWith(cut.text)).toBe(true);
    expect(cut.text.length).toBeGreaterThan(0);
    expect(() => cut.json()).toThrow(SyntaxError);
  });

  it('hangs up without an answer', async () => {
    await arm({ kind: 'hang-up', times: 1 });

    await expect(client.get('/courses')).rejects.toThrow('fetch failed');
    expect((await client.get('/courses')).status).toBe(200);

    const log = (await client.control<RequestReport>('GET', '/thinkific/requests')).json();
    expect(log.requests.map(({ status }) => status)).toEqual([null, 200]);
  });

  it('answers slowly, but rightly', async () => {
    await arm({ kind: 'slow', delayMs: 60 });
    const before = performance.now();

    const answer = await client.get('/courses');

    expect(performance.now() - before).toBeGreaterThanOrEqual(55);
    expect(answer.status).toBe(200);
  });

  it('is slow and then fails when both are switched on', async () => {
    await arm({ kind: 'slow', delayMs: 30 }, { kind: 'status', status: 503 });
    const before = performance.now();

    expect((await client.get('/courses')).status).toBe(503);
    expect(performance.now() - before).toBeGreaterThanOrEqual(25);
  });

  it('strikes before it asks who is there', async () => {
    await arm({ kind: 'cloudflare-error' });
    expect((await client.get('/courses', {})).status).toBe(520);
  });

  it('strikes only on the paths and the page that it names', async () => {
    await arm(
      { kind: 'status', status: 500, path: '^/products$', page: 2 },
      { kind: 'status', status: 502, path: '/chapters' },
    );

    expect((await client.get('/products')).status).toBe(200);
    expect((await client.get('/products?page=2')).status).toBe(500);
    expect((await client.get('/products/2300451?page=2')).status).toBe(200);
    expect((await client.get('/courses/2200451/chapters')).status).toBe(502);
  });

  it('occurs as often as requested, one fault after the other', async () => {
    await arm({ kind: 'status', status: 500, times: 1 }, { kind: 'status', status: 502, times: 1 });

    const statuses: number[] = [];
    for (let sent = 0; sent < 3; sent += 1) statuses.push((await client.get('/courses')).status);

    expect(statuses).toEqual([500, 502, 200]);
    const report = await client.control<{ hits: number }[]>('GET', '/thinkific/faults');
    expect(report.json().map(({ hits }) => hits)).toEqual([1, 1]);
  });

  it('misleads a scan over HTTP', async () => {
    const scan = async () => {
      const pages = [];
      for (const page of [1, 2, 3]) {
        pages.push(await client.list<{ id: number }>(`/courses?limit=15&page=${page}`));
      }
      return {
        ids: pages.flatMap(({ items }) => items.map(({ id }) => id)),
        totals: pages.map(({ meta }) => meta.pagination.total_items),
        infos: pages.map(({ meta }) => meta.pagination.entries_info),
      };
    };
    const honest = await scan();
    expect(new Set(honest.ids).size).toBe(33);

    await arm({ kind: 'moved-item' });
    const moved = await scan();
    expect(moved.ids).toHaveLength(33);
    expect(new Set(moved.ids).size).toBe(32);

    await arm({ kind: 'changing-total', times: 1 });
    expect((await scan()).totals).toEqual([33, 34, 33]);

    await arm({ kind: 'duplicate-item', page: 1 });
    const repeated = await scan();
    expect(repeated.ids).toHaveLength(34);
    expect(new Set(repeated.ids).size).toBe(33);

    await arm({ kind: 'no-entries-info' });
    expect((await scan()).infos).toEqual([undefined, undefined, undefined]);
  });
});
