import { type SandboxOptions, drawCover } from './server.js';
import {
  SandboxClient,
  type CoursePayload,
  type ProductPayload,
} from './sandbox-client.factory.js';

describe('startSandbox', () => {
  let client: SandboxClient;

  const start = async (options: SandboxOptions) => {
    client = await SandboxClient.start(options);
    return client;
  };

  afterEach(() => client.close());

  it('serves the pictures that its payloads name', async () => {
    const { items } = await (await start({})).list<ProductPayload>('/products');
    const url = `${client.sandbox.url}/covers/machine-learning-foundations-with-python.svg`;

    expect(items[0]?.card_image_url).toBe(url);

    const cover = await client.send(url);
    expect(cover.headers.get('content-type')).toContain('image/svg+xml');
    expect(cover.text).toBe(drawCover('machine-learning-foundations-with-python'));
  });

  it('answers 404 for a picture that nobody drew', async () => {
    expect((await (await start({})).send('/covers/unknown.svg')).status).toBe(404);
  });

  it('names pictures under another base if configured', async () => {
    const { items } = await (
      await start({ imageBaseUrl: 'https://lectern.example/covers/' })
    ).list<CoursePayload>('/courses');

    expect(items[0]?.course_card_image_url).toBe(
      'https://lectern.example/covers/machine-learning-foundations-with-python.svg',
    );
  });

  it('generates a catalogue of any size, with curricula', async () => {
    const { items, meta } = await (
      await start({ catalogue: { courses: 600 } })
    ).list<CoursePayload>('/courses?limit=250&page=3');

    expect(meta.pagination).toMatchObject({ total_items: 600, total_pages: 3, next_page: null });
    expect(items).toHaveLength(100);
    expect(new Set(items.map(({ id }) => id)).size).toBe(100);

    const [course] = items;
    const chapters = await client.list<{ id: number }>(`/courses/${course?.id}/chapters`);
    expect(chapters.items.map(({ id }) => id)).toEqual(course?.chapter_ids);
    expect(chapters.items.length).toBeGreaterThanOrEqual(4);
  });

  it('holds no course if configured', async () => {
    const { items, meta } = await (await start({ catalogue: { courses: 0 } })).list('/courses');

    expect(items).toEqual([]);
    expect(meta.pagination).toEqual({
      current_page: 1,
      next_page: null,
      prev_page: null,
      total_pages: 0,
      total_items: 0,
      entries_info: '0-0 of 0',
    });
  });

  it('closes at once, though a slow answer is under way', async () => {
    await start({});
    await client.control('PUT', '/thinkific/faults', { kind: 'slow', delayMs: 600_000 });
    const slow = client.get('/courses').catch(() => 'broken off');
    let inFlight = 0;
    while (inFlight === 0) {
      const log = await client.control<{ inFlight: number }>('GET', '/thinkific/requests');
      inFlight = log.json().inFlight;
    }

    await client.close();

    expect(await slow).toBe('broken off');
  });
});
