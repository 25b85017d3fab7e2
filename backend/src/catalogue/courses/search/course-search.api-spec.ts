import agreed from '../../../../../openapi/course-searches.json' with { type: 'json' };
import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { insertCourse, insertOverride } from '../course.factory.js';
import type { CataloguePageDto } from '../dto/course-card.dto.js';

describe('a search of the catalogue', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
    for (const [position, { title, category, opening }] of agreed.courses.entries()) {
      const description_text = opening && `${opening}\n\nZyzzyva stands in what cards do not show.`;
      await insertCourse(test.database, { name: title, category, description_text, position });
    }
    await insertCourse(test.database, { name: 'Zyzzyva', visibility_choice: false });
  });
  afterAll(() => test.close());

  const open = (query: Record<string, string>) =>
    test.api.get<CataloguePageDto>(`/api/catalogue?${new URLSearchParams(query).toString()}`);
  const find = async (q: string, others = {}) => {
    const { courses, total, suggestion } = (await open({ q, ...others })).body;
    expect(total).toBe(courses.length);
    return { titles: courses.map(({ title }) => title), suggestion };
  };

  it.each(agreed.searches)('for “$search”: $why', async ({ search, titles, suggestion }) => {
    expect(await find(search)).toEqual({ titles, suggestion });
  });

  it('is one of a category, and suggests what is found there', async () => {
    expect(await find('python', { category: 'AI' })).toEqual({ titles: ['Machine Learning'] });
    expect(await find('pythonista', { category: 'AI' })).toEqual({
      titles: [],
      suggestion: 'python',
    });
    expect(await find('kubernetis', { category: 'AI' })).toEqual({ titles: [] });
  });

  it('finds what an admin shows, and nothing else, as soon as it is shown', async () => {
    const id = await insertCourse(test.database, { name: 'Haskell', description_text: null });
    expect((await find('haskell')).titles).toEqual(['Haskell']);
    await insertOverride(test.database, id, { title: 'Erlang' });
    expect((await find('haskell')).titles).toEqual([]);
    expect((await find('erlang')).titles).toEqual(['Erlang']);
    await test.database.query(`UPDATE course_overrides SET title = 'Elixir'`);
    expect((await find('elixir')).titles).toEqual(['Elixir']);
    await test.database.query('DELETE FROM course_overrides');
    expect((await find('haskell')).titles).toEqual(['Haskell']);
    await test.database.query(`UPDATE courses SET name = 'OCaml' WHERE thinkific_id = $1`, [id]);
    expect((await find('ocaml')).titles).toEqual(['OCaml']);
    await test.database.query('DELETE FROM courses WHERE thinkific_id = $1', [id]);
    expect((await find('ocaml')).titles).toEqual([]);
  });

  it('looks at so much of a text, and refuses more', async () => {
    expect((await open({ q: 'x'.repeat(101) })).status).toBe(400);
    const seven = 'python for everyone from the first zyzzyva';
    expect((await find(seven)).titles).toEqual(['Python for Everyone']);
  });

  it('has pages', async () => {
    expect((await open({ q: 'python', page: '2' })).status).toBe(404);
  });
});
