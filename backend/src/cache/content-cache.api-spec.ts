import { jest } from '@jest/globals';
import { EventEmitter, once } from 'node:events';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { signIn } from '../../test/sign-in.js';
import { insertCourse } from '../catalogue/courses/course.factory.js';
import { SyncService } from '../sync/sync.service.js';
import { insertTestimonial } from '../testimonials/testimonial.factory.js';
import { type Body, bytesResponse } from './rendered-response.js';
import { ContentCacheService } from './content-cache.service.js';
import { ContentChangesService } from './content-changes.service.js';
import { toCachedResponse } from './cached-response.js';
import type { CacheTag } from './cache-tags.js';

const caughtUp = (test: TestApp) => test.app.get(ContentChangesService).caughtUp();

async function read(test: TestApp, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(test.url + path, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Reads until the answer holds the text; the test's own time limit ends it. */
async function readUntil(test: TestApp, path: string, text: string): Promise<number> {
  const start = performance.now();
  while (!(await read(test, path)).text.includes(text));
  return performance.now() - start;
}

/** Resolves with the next new connection: it counts as a change, which the next test must not hear. */
async function reconnection(test: TestApp): Promise<void> {
  return new Promise((resolve) => {
    test.app.get(ContentChangesService).onChange((changed) => changed === null && resolve());
  });
}

describe('finished answers', () => {
  let test: TestApp;
  let id: number;

  beforeAll(async () => {
    test = await createTestApp();
    id = await insertCourse(test.database, { name: 'Vector Search' });
    await caughtUp(test);
  });
  afterAll(() => test.close());

  const PATHS = ['/', '/courses', '/api/courses', '/sitemap.xml', '/feed.xml', '/share.png'];

  it.each(PATHS)(
    'of %s are the same until something changes, and are not sent twice',
    async (path) => {
      const first = await read(test, path);
      const second = await read(test, path);
      expect(second.text).toBe(first.text);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[\w-]{22}"$/);
      expect(second.headers.get('etag')).toBe(etag);
      expect(second.headers.get('cache-control')).toBe('no-cache');

      for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const unchanged = await read(test, path, { 'If-None-Match': held });
        expect([unchanged.status, unchanged.text]).toEqual([304, '']);
        expect(unchanged.headers.get('content-length')).toBeNull();
      }
      expect((await read(test, path, { 'If-None-Match': '"other"' })).status).toBe(200);
    },
  );

  it('come compressed as the caller likes, each with its own tag', async () => {
    const tags = new Set<string | null>();
    const bodies: string[] = [];
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await fetch(`${test.url}/api/courses`, {
        headers: { 'Accept-Encoding': accepted },
      });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      tags.add(response.headers.get('etag'));
      bodies.push(await response.text());
    }
    expect(tags.size).toBe(3);
    expect(new Set(bodies).size).toBe(1);
  });

  it('are as many as there are answers, however they are asked for', async () => {
    const cache = test.app.get(ContentCacheService);
    const asked = ['/api/testimonials?limit=5', `/api/courses/${id}`, '/nothing', '/courses/999'];
    for (const path of [...PATHS, ...asked]) await read(test, path);
    const before = cache.usage;
    for (const path of [
      '/api/courses?&&&',
      '/api/course%73',
      `/api/%63ourses/${id}?`,
      '/api/testimonials?limit=05',
      '/api/testimonials?limit=0000005&',
      '/nothing-else',
      '/nothing?at=all',
      '/courses/none',
      '/courses/998?x',
      '/courses?search=rust',
      '/courses?utm_source=x&search=go',
      '/?&&',
    ]) {
      expect([200, 404]).toContain((await read(test, path)).status);
    }
    expect(cache.usage).toEqual(before);
  });

  it('take no more than 64 MB together with their keys', async () => {
    const cache = test.app.get(ContentCacheService);
    const answer = bytesResponse('image/png', Buffer.alloc(512 * 1024));
    for (let count = 0; count < 100; count += 1) {
      await cache.get(`${count} ${'x'.repeat(512 * 1024)}`, () => Promise.resolve(answer));
    }
    expect(cache.usage.entries).toBeGreaterThan(30);
    expect(cache.usage.bytes).toBeLessThanOrEqual(64 * 1024 * 1024);
    expect(cache.usage.entries).toBeLessThan(50);
  });

  it('are not kept when something changed while they were made', async () => {
    const cache = test.app.get(ContentCacheService);
    const textOf = async (make: () => Promise<unknown>) => {
      const { bodies } = await cache.json('/changing', ['courses'], make);
      return String((await bodies.get('identity')?.())?.bytes);
    };
    const overtaken = async () => {
      await insertCourse(test.database, { name: 'Published Later' });
      await caughtUp(test);
      return 'old';
    };
    expect(await textOf(overtaken)).toBe('"old"');
    expect(await textOf(() => Promise.resolve('new'))).toBe('"new"');
    expect(await textOf(() => Promise.resolve('newer'))).toBe('"new"');
  });

  it('that are still being made when something changes are not for who asks then', async () => {
    const cache = test.app.get(ContentCacheService);
    const old = Promise.withResolvers<string>();
    const before = cache.json('/slow', ['courses'], () => old.promise);
    await insertCourse(test.database, { name: 'Published Beside' });
    await caughtUp(test);
    const after = cache.json('/slow', ['courses'], () => Promise.resolve('new'));
    old.resolve('old');
    expect(await after).not.toBe(await before);
  });

  it.each([
    ['60s', true],
    ['0s', false],
  ])(
    'stand in for newer ones for %s at most, and for none that a write has waited for',
    async (MAX_STALENESS, standsIn) => {
      const { database, sandbox: platform } = test;
      const replica = await createTestApp({ env: { MAX_STALENESS }, database, platform });
      const made = Promise.withResolvers<string>();
      try {
        await caughtUp(replica);
        const cache = replica.app.get(ContentCacheService);
        const making = [Promise.resolve('old'), made.promise];
        await cache.json('/held', ['courses'], () => making.shift() ?? made.promise);
        expect(cache.find('/held')).toBeDefined();
        const heard = new Promise<void>((resolve) => {
          replica.app.get(ContentChangesService).onChange(() => resolve());
        });
        await insertCourse(database, { name: 'Heard Of' });
        await heard;
        expect(cache.find('/held') !== undefined).toBe(standsIn);
        await caughtUp(replica);
        expect(cache.find('/held')).toBeUndefined();
      } finally {
        made.resolve('new');
        await replica.close();
      }
    },
  );

  it('are kept when something else changed while they were made', async () => {
    const cache = test.app.get(ContentCacheService);
    const stories = (make: () => Promise<string>) => cache.json('/stories', ['stories'], make);
    const made = await stories(async () => {
      await insertCourse(test.database, { name: 'No Story' });
      await caughtUp(test);
      return 'stories';
    });
    expect(await stories(() => Promise.resolve('others'))).toBe(made);
  });

  it('are not made for parameters that the call does not know', async () => {
    expect((await read(test, '/api/courses?page=2')).status).toBe(400);
  });

  it('stay while another course changes', async () => {
    const other = await insertCourse(test.database, { name: 'Compilers', category: 'Data' });
    for (const name of ['One', 'Two', 'Three']) await insertCourse(test.database, { name });
    await caughtUp(test);
    const cache = test.app.get(ContentCacheService);
    const ofOne = [`/courses/${id}/vector-search`, `/api/courses/${id}`, '/events'];
    const ofAll = ['/', '/courses', '/api/courses', '/sitemap.xml', '/cohorts'];
    for (const path of [...ofOne, ...ofAll]) await read(test, path);
    const { api } = await signIn(test, 'admin');
    const kept = ofOne.map((path) => cache.find(path));
    for (const answer of kept) expect(answer).toBeDefined();
    await api.put(`/api/admin/courses/${other}/override`, { price: 99 });
    for (const [place, path] of ofOne.entries()) expect(cache.find(path)).toBe(kept[place]);
    for (const path of ofAll) expect(cache.find(path)).toBeUndefined();
  });

  it('are there again before somebody asks, where many ask', async () => {
    const cache = test.app.get(ContentCacheService);
    const { api } = await signIn(test, 'admin');
    for (let visit = 0; visit < 3; visit += 1) await read(test, '/courses');
    const before = cache.find('/courses');
    await api.put(`/api/admin/courses/${id}/override`, { price: 4321 });
    const after = cache.find('/courses');
    expect(after).toBeDefined();
    expect(after).not.toBe(before);
    expect((await read(test, '/courses')).text).toContain('4,321.00');
    await api.delete(`/api/admin/courses/${id}/override`);
    expect((await read(test, '/courses')).text).not.toContain('4,321.00');
  });

  it.each(['br', 'gzip', 'identity'])(
    'show a change at once in %s, by another tag',
    async (encoding) => {
      const { api } = await signIn(test, 'admin');
      const ask = (held = '') =>
        read(test, '/courses', { 'Accept-Encoding': encoding, 'If-None-Match': held });
      const before = await ask();
      await api.put(`/api/admin/courses/${id}/override`, { price: 6543 });
      const after = await ask(before.headers.get('etag') ?? '');
      expect([after.status, after.headers.get('content-encoding')]).toEqual([
        200,
        encoding === 'identity' ? null : encoding,
      ]);
      expect(after.text).toContain('6,543.00');
      expect((await ask(after.headers.get('etag') ?? '')).status).toBe(304);
      await api.delete(`/api/admin/courses/${id}/override`);
    },
  );

  describe('rendered again', () => {
    /** A popular response that has changed and is rendered again, except for its compression. */
    async function change(
      address: string,
      tag: CacheTag,
      write: () => Promise<unknown> = () => insertCourse(test.database, { name: 'Another' }),
    ) {
      const cache = test.app.get(ContentCacheService);
      const { promise: compressed, resolve } = Promise.withResolvers<Body>();
      const asked = jest.fn(() => compressed);
      const bodies = new Map([['br' as const, asked]]);
      const makings = new EventEmitter();
      const make = () => {
        makings.emit('made');
        return Promise.resolve({ ...bytesResponse('text/html', Buffer.alloc(9)), bodies });
      };
      const old = await cache.get(address, make, [tag]);
      old.sent.set('br', toCachedResponse({}, Buffer.alloc(9)));
      for (let visit = 0; visit < 99; visit += 1) expect(cache.find(address)).toBe(old);
      await Promise.all([once(makings, 'made'), write()]);
      await setImmediate();
      const compress = () => resolve({ bytes: Buffer.alloc(9) });
      return { old, asked, compress, find: () => cache.find(address) };
    }

    it('take the place of the old once they are compressed as these were sent', async () => {
      const { old, asked, compress, find } = await change('/slow', 'courses');
      expect(find()).toBe(old);
      compress();
      const changes = test.app.get(ContentChangesService);
      await changes.settle(60_000);
      const next = find();
      expect(next).toBeDefined();
      expect(next).not.toBe(old);
      expect(asked).toHaveBeenCalledTimes(1);
      // Nobody has been sent the second one.
      await insertCourse(test.database, { name: 'A third' });
      await changes.caughtUp();
      expect(find()).not.toBe(next);
      expect(asked).toHaveBeenCalledTimes(2);
    });

    it('keep no write waiting that came before their change', async () => {
      const changes = test.app.get(ContentChangesService);
      const first = await change('/first', 'courses');
      const settled = changes.settle(60_000);
      const second = await change('/second', 'stories', () => insertTestimonial(test.database));
      first.compress();
      await settled;
      expect(first.find()).not.toBe(first.old);
      expect(second.find()).toBe(second.old);
      second.compress();
      await changes.settle(60_000);
    });

    it('keep no write waiting once another one has dropped them', async () => {
      const { compress } = await change('/dropped', 'courses');
      const changes = test.app.get(ContentChangesService);
      const settled = changes.settle(60_000).then(() => 'settled');
      await changes.settle(0);
      expect(await Promise.race([settled, setTimeout(5_000, 'waiting')])).toBe('settled');
      compress();
    });

    it('are not waited for without end', async () => {
      const { compress, find } = await change('/slower', 'courses');
      const changes = test.app.get(ContentChangesService);
      await changes.settle(0);
      expect(find()).toBeUndefined();
      compress();
      await changes.settle(60_000);
    });
  });

  it('are rendered again once, for all who need them', async () => {
    const replica = await createTestApp({ database: test.database, platform: test.sandbox });
    try {
      const { api } = await signIn(replica, 'admin');
      const cache = replica.app.get(ContentCacheService);
      for (let visit = 0; visit < 9; visit += 1) await read(replica, '/courses');
      await read(replica, '/api/catalogue');
      const { made } = cache.counts;
      await api.put(`/api/admin/courses/${id}/override`, { price: 5432 });
      for (const path of ['/courses', '/api/catalogue']) {
        expect((await read(replica, path)).text).toMatch(/5,?432/);
      }
      // The page, its courses and its bundles.
      expect(cache.counts.made - made).toBe(3);
    } finally {
      await replica.close();
    }
  });

  it('are dropped when an admin changes what visitors see', async () => {
    const { api } = await signIn(test, 'admin');
    const before = await read(test, `/courses/${id}/vector-search`);
    expect(before.text).toContain('Vector Search');
    await api.put(`/api/admin/courses/${id}/override`, { title: 'Vectors and Search' });
    expect((await read(test, `/courses/${id}/vector-search`)).headers.get('location')).toBe(
      `/courses/${id}/vectors-and-search`,
    );
    for (const path of ['/', '/courses', '/api/courses', '/sitemap.xml', '/feed.xml']) {
      expect((await read(test, path)).text).toMatch(/Vectors and Search|vectors-and-search/);
    }
  });

  it('are dropped on another replica within a second, which renders them again', async () => {
    const replica = await createTestApp({ database: test.database, platform: test.sandbox });
    try {
      await readUntil(replica, '/courses', 'Vectors and Search');
      const { api } = await signIn(test, 'admin');
      await api.put(`/api/admin/courses/${id}/override`, { title: 'Seen elsewhere' });
      await caughtUp(replica);
      for (const path of ['/courses', '/api/courses']) {
        expect((await read(replica, path)).text).toContain('Seen elsewhere');
      }
      for (const path of ['/', '/courses', `/courses/${id}/seen-elsewhere`, '/courses/999']) {
        const { headers } = await read(replica, path);
        expect(headers.get('etag')).toBe((await read(test, path)).headers.get('etag'));
      }
    } finally {
      await replica.close();
    }
  });

  it('do not outlive a lost connection to the database', async () => {
    await readUntil(test, '/courses', 'Seen elsewhere');
    const reconnected = reconnection(test);
    const cache = test.app.get(ContentCacheService);
    const make = () => reconnected.then(() => 'made');
    const made = cache.json('/dark', ['stories'], make);
    await test.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'lectern content'`,
    );
    await test.database.query(`UPDATE course_overrides SET title = 'Changed in the dark'`);
    await readUntil(test, '/courses', 'Changed in the dark');
    await readUntil(test, '/api/courses', 'Changed in the dark');
    await reconnected;
    const before = await made;
    expect(await cache.json('/dark', ['stories'], make)).not.toBe(before);
  });

  it('stay while nothing changes that visitors see', async () => {
    const { api } = await signIn(test, 'admin');
    await test.app.get(SyncService).run('thinkific', 'cli');
    const [course] = await test.database.query<{ hidden: string }>(
      `UPDATE courses SET visibility_choice = false
       WHERE thinkific_id = (SELECT max(thinkific_id) FROM courses WHERE removed_at IS NULL)
       RETURNING thinkific_id AS hidden`,
    );
    const address = `/api/admin/courses/${course?.hidden}`;
    await caughtUp(test);
    const heard: string[] = [];
    test.app.get(ContentChangesService).onChange(() => heard.push('change'));
    expect((await api.put(`${address}/override`, { title: 'Not yet' })).status).toBe(200);
    await signIn(test, 'staff');
    await test.app.get(SyncService).run('thinkific', 'cli');
    await caughtUp(test);
    expect(heard).toEqual([]);
    expect((await api.put(`${address}/visibility`, { is_visible: true })).status).toBe(200);
    expect(heard).toEqual(['change']);
  });

  it('do not change with stories that nobody sees yet', async () => {
    const heard: string[] = [];
    test.app.get(ContentChangesService).onChange(() => heard.push('change'));
    const { status } = await test.api.post('/api/testimonials/submit', {
      studentName: 'Ada Byron',
      studentImage: 'https://example.org/ada.jpg',
      previousRole: 'Translator',
      currentRole: 'Programmer',
      company: 'Analytical Engines',
      courseTaken: 'Vector Search',
      quote: 'It was exactly as hard as it had to be, and no harder than that.',
    });
    expect(status).toBe(201);
    await caughtUp(test);
    expect(heard).toEqual([]);
    await test.database.query(`UPDATE testimonials SET status = 'approved', is_visible = true`);
    await caughtUp(test);
    expect(heard).toEqual(['change']);
  });
});
