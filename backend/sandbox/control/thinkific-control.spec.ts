import {
  SandboxClient,
  type CoursePayload,
  type ProductPayload,
  type RequestReport,
} from '../sandbox-client.factory.js';

const COURSE = 2200451;
const PRODUCT = 2300451;

describe('control of Thinkific', () => {
  let client: SandboxClient;

  beforeAll(async () => {
    client = await SandboxClient.start();
  });
  beforeEach(() => client.control('POST', '/reset'));
  afterAll(() => client.close());

  const course = async () => (await client.get<CoursePayload>(`/courses/${COURSE}`)).json();
  const product = async () => (await client.get<ProductPayload>(`/products/${PRODUCT}`)).json();
  const total = async (path: string) => (await client.list(path)).meta.pagination.total_items;

  it('changes a course; its product takes the name over', async () => {
    const changes = { name: 'Renamed', description: '<p>New</p>', duration: null };

    const answer = await client.control('PATCH', `/thinkific/courses/${COURSE}`, changes);

    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual(await course());
    expect(await course()).toMatchObject(changes);
    expect(await product()).toMatchObject({ name: 'Renamed' });
  });

  it('replaces a curriculum', async () => {
    await client.control('PATCH', `/thinkific/courses/${COURSE}`, { chapters: ['One', 'Two'] });

    const chapters = await client.list<{ name: string }>(`/courses/${COURSE}/chapters`);

    expect(chapters.items.map(({ name }) => name)).toEqual(['One', 'Two']);
    expect((await course()).chapter_ids).toHaveLength(2);
  });

  it('changes a product', async () => {
    const changes = { status: 'draft', hidden: true, private: true, collection_ids: [501419] };

    await client.control('PATCH', `/thinkific/products/${PRODUCT}`, changes);

    expect(await product()).toMatchObject(changes);
    const data = await client.list<ProductPayload>('/collections/501419/products?limit=250');
    expect(data.items.map(({ id }) => id)).toContain(PRODUCT);
  });

  it.each([
    ['59.5', { price: '59.5', payment_type: 'one-time' }],
    [60, { price: '60.0', payment_type: 'one-time' }],
    ['0.0', { price: '0.0', payment_type: 'free' }],
    [null, { price: null, payment_type: 'one-time' }],
  ])('makes %j the primary price too', async (price, primary) => {
    await client.control('PATCH', `/thinkific/products/${PRODUCT}`, { price });

    const changed = await product();

    expect(changed.price).toBe(price);
    expect(changed.product_prices).toMatchObject([{ is_primary: true, ...primary }]);
  });

  it('gives a product that had no prices a primary one', async () => {
    await client.control('PATCH', `/thinkific/products/${PRODUCT}`, { product_prices: [] });
    expect((await product()).product_prices).toEqual([]);

    await client.control('PATCH', `/thinkific/products/${PRODUCT}`, { price: '10.0' });
    expect((await product()).product_prices).toMatchObject([{ is_primary: true, price: '10.0' }]);
  });

  it('takes a course away with its product and chapters, and brings it back in its place', async () => {
    const [before] = (await client.list<CoursePayload>('/courses')).items;

    expect((await client.control('DELETE', `/thinkific/courses/${COURSE}`)).status).toBe(204);

    for (const path of [
      `/courses/${COURSE}`,
      `/products/${PRODUCT}`,
      `/courses/${COURSE}/chapters`,
      `/chapters/${before?.chapter_ids[0]}`,
    ]) {
      expect((await client.get(path)).status).toBe(404);
    }
    expect(await total('/courses')).toBe(32);
    expect(await total('/products')).toBe(33);
    expect(await total(`/bundles/${COURSE}/courses`)).toBe(2);

    const restored = await client.control('POST', `/thinkific/courses/${COURSE}/restore`);
    expect(restored.json()).toEqual(before);
    expect((await client.list('/courses')).items[0]).toEqual(before);
  });

  it('replaces the catalogue', async () => {
    const replace = (body: unknown) => client.control('PUT', '/thinkific/catalogue', body);

    expect((await replace({ courses: 3000 })).json()).toEqual({ courses: 3000, products: 3000 });
    expect(await total('/courses')).toBe(3000);
    expect((await replace({ courses: 0 })).json()).toEqual({ courses: 0, products: 0 });
    expect((await replace({ name: 'demo' })).json()).toEqual({ courses: 33, products: 34 });
  });

  it('counts what is asked at once', async () => {
    await client.control('PUT', '/thinkific/faults', { kind: 'slow', delayMs: 600_000 });
    const patience = new AbortController();
    const asked = ['/courses', '/products?page=2', '/collections'].map((path) =>
      fetch(client.sandbox.thinkific.apiUrl + path, {
        headers: client.keys(),
        signal: patience.signal,
      }),
    );
    const inFlight = async (count: number) => {
      for (;;) {
        const log = (await client.control<RequestReport>('GET', '/thinkific/requests')).json();
        if (log.inFlight === count) return log;
      }
    };
    await inFlight(3);
    patience.abort();
    await Promise.allSettled(asked);
    expect(await inFlight(0)).toMatchObject({ count: 3, maxInFlight: 3 });
  });

  it('lists what was asked', async () => {
    await client.get('/products?page=2');
    await client.get('/courses/1');

    const log = (await client.control<RequestReport>('GET', '/thinkific/requests')).json();

    expect(log).toMatchObject({ count: 2, inFlight: 0, maxInFlight: 1 });
    expect(log.requests).toContainEqual({
      method: 'GET',
      path: '/api/public/v1/products?page=2',
      time: expect.any(Number) as number,
      status: 200,
    });
    expect(log.requests[1]).toMatchObject({ path: '/api/public/v1/courses/1', status: 404 });

    expect((await client.control('DELETE', '/thinkific/requests')).status).toBe(204);
    const cleared = await client.control<RequestReport>('GET', '/thinkific/requests');
    expect(cleared.json()).toEqual({ count: 0, inFlight: 0, maxInFlight: 0, requests: [] });
  });

  it('reads, sets and clears faults', async () => {
    const faults = [{ kind: 'hang-up', path: '/products', times: 2 }, { kind: 'html-200' }];

    const set = await client.control('PUT', '/thinkific/faults', faults);
    expect(set.json()).toEqual(faults.map((fault) => ({ ...fault, hits: 0 })));
    expect((await client.control('GET', '/thinkific/faults')).json()).toEqual(set.json());

    expect((await client.control('DELETE', '/thinkific/faults')).status).toBe(204);
    expect((await client.control('GET', '/thinkific/faults')).json()).toEqual([]);
  });

  it.each([
    [
      'PUT',
      '/faults',
      [{ kind: 'rain' }],
      /kind must be one of status, cloudflare-error, .*hang-up/,
    ],
    ['PUT', '/faults', [{ kind: 'slow' }], /delayMs/],
    ['PUT', '/faults', { kind: 'hang-up', path: '(' }, /must be a regular expression/],
    ['PUT', '/faults', { kind: 'hang-up', often: 2 }, /often/],
    ['PUT', '/faults', 'all', /must be an object/],
    ['PUT', '/catalogue', { name: 'big' }, /\{"name": "demo"\} or \{"courses": 0 to 10000\}/],
    ['PUT', '/catalogue', { courses: -1 }, />=0[^]*courses/],
    ['PATCH', `/courses/${COURSE}`, { price: '1.0' }, /price/],
    ['PATCH', `/courses/${COURSE}`, { name: '' }, /name/],
    ['PATCH', `/products/${PRODUCT}`, { price: 'dear' }, /decimal such as "49\.0"/],
    ['PATCH', `/products/${PRODUCT}`, { hidden: 'yes' }, /expected boolean[^]*hidden/],
  ])('refuses %s %s %j and says what is right', async (method, path, body, message) => {
    const answer = await client.control(method, `/thinkific${path}`, body);

    expect(answer.status).toBe(400);
    expect(answer.json().error).toMatch(message);
  });

  it('keeps the faults it had when the new ones are wrong', async () => {
    await client.control('PUT', '/thinkific/faults', { kind: 'html-200' });
    await client.control('PUT', '/thinkific/faults', [{ kind: 'hang-up' }, { kind: 'rain' }]);

    expect((await client.control('GET', '/thinkific/faults')).json()).toEqual([
      { kind: 'html-200', hits: 0 },
    ]);
  });

  it.each([
    ['PATCH', '/courses/1', 'There is no course 1.'],
    ['DELETE', '/courses/1', 'There is no course 1.'],
    ['POST', `/courses/${COURSE}/restore`, `There is no removed course ${COURSE}.`],
    ['PATCH', '/products/abc', 'There is no product abc.'],
  ])('does not find %s %s', async (method, path, error) => {
    const body = method === 'PATCH' ? { name: 'New' } : undefined;

    const answer = await client.control(method, `/thinkific${path}`, body);

    expect(answer.status).toBe(404);
    expect(answer.json()).toEqual({ error });
  });
});
