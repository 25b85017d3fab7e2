import { brotliDecompressSync } from 'node:zlib';
import { PAGE_LIMIT } from '../../bench/catalogue-size.bench.js';
import { fillCourses } from '../../bench/courses.data.js';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { rawRequest } from '../../test/raw-request.js';

describe('a page of 24 courses with pictures', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
    await fillCourses(test.dataSource, [1, 60]);
  });
  afterAll(() => test.close());

  it.each(['/courses', '/courses?page=2', '/courses?category=AI&sort=title-asc'])(
    'is no longer than it may be: %s',
    async (path) => {
      const { body } = await rawRequest(test.url, 'GET', path, { 'Accept-Encoding': 'br' });
      const html = brotliDecompressSync(body);
      expect(html.toString().match(/<picture/g)?.length).toBeGreaterThan(18);
      expect(html.length).toBeLessThanOrEqual(PAGE_LIMIT.plain);
      expect(body.length).toBeLessThanOrEqual(PAGE_LIMIT.brotli);
    },
  );
});
