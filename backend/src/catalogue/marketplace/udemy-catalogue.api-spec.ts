import { mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { ContentCacheService } from '../../cache/content-cache.service.js';
import { ContentChangesService } from '../../cache/content-changes.service.js';
import type { UdemyCataloguePageDto } from './dto/udemy-catalogue.dto.js';
import { insertUdemyCourse } from './marketplace.factory.js';

describe('the courses of Udemy that pass the filters', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
    for (const [title, is_paid] of [
      ['Docker in a Day', true],
      ['Docker for Beginners', false],
      ['Kubernetes from Scratch', true],
      ['Größe und Gewicht', true],
    ] as const) {
      await insertUdemyCourse(test.database, { title, is_paid });
    }
    await insertUdemyCourse(test.database, { title: 'Docker Hidden', visibility_choice: false });
    await test.app.get(ContentChangesService).caughtUp();
  });
  afterAll(() => test.close());

  const open = (query: string) =>
    test.api.get<UdemyCataloguePageDto>(`/api/catalogue/udemy?${query}`);
  const titles = async (query: string) =>
    (await open(query)).body.courses.map(({ title }) => title);

  it.each([
    ['q=docker', ['Docker for Beginners', 'Docker in a Day']],
    ['q=dokcer+day', ['Docker in a Day']],
    ['q=k8s', ['Kubernetes from Scratch']],
    ['q=grosse', ['Größe und Gewicht']],
    ['price=free', ['Docker for Beginners']],
    ['q=docker&price=free', ['Docker for Beginners']],
    [
      'q=%20%21',
      ['Docker for Beginners', 'Docker in a Day', 'Größe und Gewicht', 'Kubernetes from Scratch'],
    ],
    ['q=rust', []],
  ])('are for %s: %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('are suggested by another search, if that finds something under the filters', async () => {
    expect((await open('q=zebra')).body).toEqual({ courses: [], total: 0 });
    expect((await open('q=docker+zebra')).body.suggestion).toBe('docker');
    expect((await open('q=kubernetes+zebra')).body.suggestion).toBe('kubernetes');
    expect((await open('q=kubernetes+zebra&price=free')).body.suggestion).toBeUndefined();
  });

  it('change with what is shown', async () => {
    expect(await titles('q=rust')).toEqual([]);
    await insertUdemyCourse(test.database, { title: 'Rust' });
    await test.app.get(ContentChangesService).caughtUp();
    expect(await titles('q=rust')).toEqual(['Rust']);
    await test.database.query("DELETE FROM udemy_courses WHERE title = 'Rust'");
  });

  it('push no page out of memory, whatever is searched for', async () => {
    const cache = test.app.get(ContentCacheService);
    await open('price=free');
    const { entries } = cache.usage;
    for (const search of ['one', 'two', 'three', 'docker']) await open(`q=${search}`);
    expect(cache.usage.entries).toBe(entries);
  });

  it.each([
    ['price=cheap', 400],
    [`q=${'x'.repeat(101)}`, 400],
    ['category=AI', 400],
    ['q=docker&page=2', 404],
    ['price=free&page=2', 404],
  ])('refuse %s with %i', async (query, status) => {
    expect((await open(query)).status).toBe(status);
  });
});

describe('more searches of Udemy’s courses than can be made', () => {
  it('are refused with when to retry, while other requests are answered', async () => {
    const test = await createTestApp({});
    try {
      await test.database.query(
        `INSERT INTO udemy_courses (udemy_id, title, url, is_paid)
         SELECT 'x' || n, translate(md5('a' || n), '0123456789', 'ghijklmnop') || ' for ' || md5(n::text),
           '/course/' || n || '/', true
         FROM generate_series(1, 5000) n`,
      );
      await test.app.get(ContentChangesService).caughtUp();
      const open = (path: string) => fetch(test.url + path);
      await (await open('/api/catalogue/udemy')).text();
      mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'], now: Date.now() });
      const answers: Response[] = [];
      for (let count = 0; count < 100; count += 1) {
        const made = String.fromCodePoint(97 + (count % 26)).repeat(4 + Math.floor(count / 26));
        void open(
          `/api/catalogue/udemy?q=${made}+quorling+zymbolo+vextoria+plimwarp+druntiky`,
        ).then((answer) => answers.push(answer));
      }
      const withStatus = (wanted: number) => answers.filter(({ status }) => status === wanted);
      while (answers.length < 60) await setImmediate();
      expect((await open('/api/health/live')).status).toBe(200);
      expect([withStatus(200).length, withStatus(503).length]).toEqual([10, 50]);
      for (let made = 20; made <= 50; made += 10) {
        mock.timers.tick(1_000);
        while (withStatus(200).length < made) await setImmediate();
      }
      for (const { headers } of withStatus(503)) expect(headers.get('retry-after')).toBe('5');
    } finally {
      mock.timers.reset();
      await test.close();
    }
  });
});
