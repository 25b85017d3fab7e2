import { collectWarnings, createSyncTest, type SyncTest } from '../../sync.factory.js';
import { answer, json, ScriptedServer } from '../http/scripted-server.factory.js';
import { thinkificCourse, thinkificPrice, thinkificProduct } from './thinkific.factory.js';
import { ThinkificPlatform } from './thinkific.platform.js';

const page = (items: object[]) => ({
  items,
  meta: { pagination: { current_page: 1, next_page: null, total_items: items.length } },
});

describe('ThinkificPlatform', () => {
  let server: ScriptedServer;
  let test: SyncTest;

  beforeAll(async () => {
    server = await ScriptedServer.start();
    const platform = new ThinkificPlatform({
      apiUrl: server.url,
      subdomain: 'harbour-skills',
      credential: 'api-key',
      apiKey: '0123456789abcdef0123456789abcdef',
      accessToken: null,
      credentialExpires: null,
      siteUrl: 'https://harbour-skills.thinkific.com',
    });
    test = await createSyncTest({ platforms: [platform] });
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });

  /** Answers these bodies by path, and 404 to everything else. */
  function serve(bodies: Record<string, object>): void {
    server.play((request, response) => {
      const body = bodies[request.url?.split('?')[0] ?? ''];
      const script = body ? json(body) : answer(404, '{"error":"Record not found."}');
      script(request, response);
    });
  }

  const sync = () => test.sync.run('thinkific', 'admin');

  it('asks for a product that its list lacks, and sells no course that has none', async () => {
    const late = thinkificProduct({ id: 31, productable_id: 1 });
    const bundle = thinkificProduct({ id: 33, productable_id: 3, productable_type: 'Bundle' });
    serve({
      '/courses': page([
        thinkificCourse({ id: 1, product_id: 31 }),
        thinkificCourse({ id: 2, product_id: 32 }),
        thinkificCourse({ id: 3, product_id: 33 }),
      ]),
      '/products': page([bundle]),
      '/products/31': late,
      '/collections': page([]),
    });
    expect(await sync()).toMatchObject({ fetched: 3, added: 3 });
    expect(
      await test.database.query(
        'SELECT thinkific_id AS id, on_sale, price FROM courses ORDER BY 1',
      ),
    ).toEqual([
      { id: '1', on_sale: true, price: '49.00' },
      { id: '2', on_sale: false, price: null },
      { id: '3', on_sale: false, price: null },
    ]);
    expect(server.requests.map(({ url }) => url)).not.toContain('/products/33');
  });

  it('asks for what its list lacks before it counts as removed', async () => {
    const course = (id: number) => thinkificCourse({ id, product_id: id + 30 });
    const lists = { '/products': page([]), '/collections': page([]) };
    serve({ ...lists, '/courses': page([1, 2, 3].map(course)) });
    await sync();
    serve({ ...lists, '/courses': page([1].map(course)), '/courses/3': course(3) });
    expect(await sync()).toMatchObject({ fetched: 2, updated: 0, removed: 1 });
    expect(server.requests.map(({ url }) => url)).toEqual(
      expect.arrayContaining(['/courses/2', '/courses/3']),
    );
  });

  it('signs in with key and subdomain', async () => {
    await sync();
    expect(server.requests[0]?.headers).toMatchObject({
      'x-auth-api-key': '0123456789abcdef0123456789abcdef',
      'x-auth-subdomain': 'harbour-skills',
      'content-type': 'application/json',
    });
  });

  it('tells once of each status that is not documented, and of each price that cannot be shown', async () => {
    const warnings = collectWarnings();
    const product_prices = [thinkificPrice({ payment_type: 'barter' })];
    serve({
      '/courses': page([1, 2].map((id) => thinkificCourse({ id, product_id: id + 30 }))),
      '/products': page(
        [31, 32].map((id) => thinkificProduct({ id, status: 'presell', product_prices })),
      ),
      '/collections': page([]),
    });
    await sync();
    await sync();
    expect(warnings).toEqual([
      'Thinkific has products with the unknown status "presell". They count as not on sale.',
      'Thinkific has prices that cannot be shown (barter in usd): the amount, type, currency, number of payments or ' +
        'interval is missing or unknown. They are left out.',
    ]);
  });

  it('records what failed also when the answer is no text', async () => {
    server.play(answer(401, 'no\0 key', 'application/octet-stream'));
    await expect(sync()).rejects.toThrow('Thinkific answered 401');
    expect((await test.runs.newest())[0]).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('instead of complete JSON: no key. ') as string,
    });
  });
});
