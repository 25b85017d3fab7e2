import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { ContentCacheService } from '../content-cache/content-cache.service.js';
import { ContentChangesService } from '../content-cache/content-changes.service.js';
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
