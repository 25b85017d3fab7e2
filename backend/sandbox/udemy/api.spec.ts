import { SandboxClient } from '../sandbox-client.factory.js';

const COURSES = '/taught-courses/courses/';

interface Listed {
  count: number;
  next: string | null;
  previous: string | null;
  results: { id: string; title: string; [field: string]: unknown }[];
}

describe('the Instructor API', () => {
  let client: SandboxClient;

  beforeAll(async () => {
    client = await SandboxClient.start();
  });
  beforeEach(() => client.control('POST', '/reset'));
  afterAll(() => client.close());

  const list = async (query = '') => (await client.udemy<Listed>(COURSES + query)).json();

  it.each(['bearer', 'Bearer', 'BEARER'])('opens to the token after "%s"', async (scheme) => {
    const Authorization = `${scheme} ${client.sandbox.udemy.apiToken}`;
    expect((await client.udemy(COURSES, { Authorization })).status).toBe(200);
  });

  it.each([
    ['nothing', {}],
    ['a wrong token', { Authorization: 'bearer wrong' }],
    ['another scheme', { Authorization: 'Token udemy-sandbox-token-0123456789' }],
    ['the token in another case', { Authorization: 'bearer UDEMY-SANDBOX-TOKEN-0123456789' }],
  ])('is closed to %s', async (_what, headers) => {
    const answer = await client.udemy(COURSES, headers);

    expect(answer.status).toBe(401);
    expect(answer.json()).toEqual({ detail: 'Invalid token.' });
  });

  it('sends who leaves the slash out to the address with it', async () => {
    const answer = await client.udemy('/taught-courses/courses?page=2&page_size=5');

    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(
      '/instructor-api/v1/taught-courses/courses/?page=2&page_size=5',
    );
  });

  it.each(['/courses/', '/taught-courses/courses/x01/', '/taught-courses/'])(
    'does not find %s',
    async (path) => {
      const answer = await client.udemy(path);

      expect(answer.status).toBe(404);
      expect(answer.json()).toEqual({ detail: 'Not found.' });
    },
  );

  it('gives 12 courses unless asked for more, in the default fields', async () => {
    const { count, next, previous, results } = await list();

    expect({ count, previous }).toEqual({ count: 18, previous: null });
    expect(next).toBe(`${client.sandbox.udemy.apiUrl}${COURSES}?page=2`);
    expect(results).toHaveLength(12);
    expect(results[0]).toEqual({
      _class: 'course',
      id: 'x01kT4vQ-mPz2_bXw8RnY6aLQ==',
      title: 'Python for Busy Engineers',
      url: '/course/python-for-busy-engineers/',
      is_paid: true,
      published_title: 'python-for-busy-engineers',
      visible_instructors: [
        {
          _class: 'user',
          id: expect.stringMatching(/^x01[\w-]{22}==$/) as string,
          title: 'Lectern Academy',
          name: 'Lectern',
          display_name: 'Lectern Academy',
          job_title: 'Software, Data and AI',
          initials: 'LA',
        },
      ],
    });
  });

  it('leads through the pages by links that keep the question, and ends in an error', async () => {
    const ids: string[] = [];
    let address: string | null = `${COURSES}?page_size=7&fields%5Bcourse%5D=id,is_published`;
    let pages = 0;
    while (address !== null) {
      const { next, results }: Listed = (await client.udemy<Listed>(address)).json();
      expect(Object.keys(results[0] ?? {})).toEqual(['_class', 'id', 'is_published']);
      ids.push(...results.map(({ id }) => id));
      address = next?.replace(client.sandbox.udemy.apiUrl, '') ?? null;
      pages += 1;
    }
    expect(pages).toBe(3);
    expect(new Set(ids).size).toBe(18);

    const past = await client.udemy(`${COURSES}?page_size=7&page=4`);
    expect(past.status).toBe(404);
    expect(past.json()).toEqual({ detail: 'Invalid page.' });
  });

  it.each(['page=0', 'page=two'])('refuses %s', async (query) => {
    const answer = await client.udemy(`${COURSES}?${query}`);
    expect(answer.status).toBe(404);
    expect(answer.json()).toEqual({ detail: 'Invalid page.' });
  });

  it('gives 100 at most of a generated catalogue', async () => {
    await client.control('PUT', '/udemy/catalogue', { courses: 2_000 });

    const { count, results } = await list('?page=20&page_size=500');

    expect(count).toBe(2_000);
    expect(results).toHaveLength(100);
    expect(results[99]?.title).toBe('Cloud Infrastructure, Lecture 2000');
  });

  it('answers an empty account with an empty first page', async () => {
    await client.control('PUT', '/udemy/catalogue', { courses: 0 });

    expect(await list()).toEqual({ count: 0, next: null, previous: null, results: [] });
  });

  it('holds what clients have to be ready for', async () => {
    const { results } = await list('?page_size=100&fields%5Bcourse%5D=@all');
    const [first, second] = results;

    expect(first?.id).not.toBe(second?.id);
    expect(first?.id.toLowerCase()).toBe(second?.id.toLowerCase());
    expect(results.filter((course) => course['is_published'] === false)).toMatchObject([
      { url: '/course/draft/5900123/', published_title: null, published_time: null },
      { url: '/course/draft/5914407/', published_title: null, published_time: null },
    ]);
    expect(results.filter((course) => course['is_paid'] === false)).toHaveLength(3);
    const taught = results.map((course) => (course['visible_instructors'] as object[]).length);
    expect(taught.filter((instructors) => instructors > 1)).toHaveLength(2);
    expect(results.map(({ title }) => title).join()).toMatch(/“[^]*🚀|🚀[^]*“/u);
    expect(results.some(({ title }) => /\p{Script=Katakana}/u.test(title))).toBe(true);
  });

  it('serves the pictures that it names', async () => {
    const { results } = await list('?fields%5Bcourse%5D=image_480x270,title');
    const url = results[0]?.['image_480x270'] as string;

    expect(url).toBe(`${client.sandbox.url}/covers/python-for-busy-engineers.svg`);
    expect((await client.send(url)).headers.get('content-type')).toContain('image/svg+xml');
  });

  it('allows 100 requests in 10 seconds, then says how long to wait', async () => {
    await client.control('PATCH', '/settings', { rateLimit: true });
    const statuses = [];
    for (let sent = 0; sent < 100; sent += 1) statuses.push((await client.udemy(COURSES)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));

    const refused = await client.udemy(COURSES);

    expect(refused.status).toBe(429);
    expect(refused.json()).toEqual({ detail: 'Request was throttled.' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(10);
    expect((await client.udemy(COURSES, {})).status).toBe(401);
  });

  it.each([
    [{ kind: 'status', status: 503 }, 503, /^\{"detail":"Service Unavailable"\}$/],
    [{ kind: 'status', status: 403 }, 403, /You do not have permission/],
    [{ kind: 'html-403' }, 403, /Cloudflare/],
    [{ kind: 'truncated-json' }, 200, /^\{"count":18[^}]*/],
  ])('answers as %j says', async (fault, status, body) => {
    await client.control('PUT', '/udemy/faults', fault);

    const answer = await client.udemy(COURSES);

    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(body);
    expect((await client.get('/courses')).status).toBe(200);
  });

  it('throttles for the requested time', async () => {
    const fault = { kind: 'status', status: 429, resetAfterSeconds: 3 };
    await client.control('PUT', '/udemy/faults', fault);

    expect((await client.udemy(COURSES)).headers.get('retry-after')).toBe('3');
  });

  it.each([
    [{ kind: 'circular-next' }, /page=1$/],
    [{ kind: 'foreign-next', origin: 'http://127.0.0.1:9' }, /^http:\/\/127\.0\.0\.1:9\/.*page=2$/],
  ])('misleads with its link as %j says', async (fault, next) => {
    await client.control('PUT', '/udemy/faults', fault);
    expect((await list()).next).toMatch(next);
  });

  it('answers numeric ids, and courses without an address', async () => {
    await client.control('PUT', '/udemy/faults', { kind: 'numeric-id', times: 1 });
    expect((await list()).results[0]?.id).toBe(950390);
    await client.control('PUT', '/udemy/faults', { kind: 'null-url', times: 1 });
    expect((await list()).results[0]?.['url']).toBeNull();
  });
});
