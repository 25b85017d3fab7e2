import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../../test/sign-in.js';
import { insertCourse, insertOverride } from '../course.factory.js';
import type { AdminCourseDto } from '../dto/admin-course.dto.js';
import type { UpdatedCoursesDto } from '../dto/bulk-update-courses.dto.js';

const PATH = '/api/admin/courses/bulk-update';

describe('many courses at once', () => {
  let test: TestApp;
  let admin: SignedIn;
  let ids: number[];

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ids = [];
    for (const name of ['First', 'Second', 'Third']) {
      ids.push(await insertCourse(test.database, { name }));
    }
  });
  afterEach(() => test.database.query('DELETE FROM courses'));

  const update = (body: object) => admin.api.post<UpdatedCoursesDto>(PATH, body);
  const read = async (id: number | undefined) =>
    (await admin.api.get<AdminCourseDto>(`/api/admin/courses/${id}`)).body;
  const all = () => Promise.all(ids.map((id) => read(id)));

  it('are hidden, shown and featured, but for those that are gone, and visitors see it', async () => {
    const [first = 0, second = 0, gone = 0] = ids;
    await test.database.query('UPDATE courses SET removed_at = now() WHERE thinkific_id = $1', [
      gone,
    ]);
    const hidden = await update({ ids, is_visible: false });
    expect(hidden).toMatchObject({ status: 200, body: { updated_count: 2 } });
    expect(hidden.body.updated.map(({ thinkific_id: id }) => id).toSorted()).toEqual([
      first,
      second,
    ]);
    const { etag } = await read(first);
    expect(hidden.body.updated).toContainEqual({ thinkific_id: first, etag });
    expect((await test.api.get(`/api/courses/${first}`)).status).toBe(404);
    expect((await update({ ids, is_visible: false })).body.updated).toEqual([]);
    expect((await update({ ids, is_featured: true })).body.updated_count).toBe(2);
    await update({ ids: [first], is_visible: true });
    expect((await all()).map(({ is_visible: visible }) => visible)).toEqual([true, false, false]);
  });

  it('get a category and a level, and keep all else of their overrides', async () => {
    const [first = 0, second = 0] = ids;
    const override = { title: 'Ours', description: '1 < 2', price: 7, category: 'Data' };
    await admin.api.put(`/api/admin/courses/${first}/override`, override);
    const { body } = await update({ ids: [first, second], category: 'Tools', level: 'Guru' });
    expect(body.updated_count).toBe(2);
    const now = await read(first);
    expect(now).toMatchObject({
      display_title: 'Ours',
      display_description: '1 < 2',
      display_price: 7,
      display_category: 'Tools',
      display_level: 'Guru',
    });
    expect(body.updated).toContainEqual({ thinkific_id: first, etag: now.etag });
    const shown = await test.api.get(`/api/courses/${second}`);
    expect(shown.body).toMatchObject({ title: 'Second', category: 'Tools', level: 'Guru' });
  });

  it('go back to the platform’s, and lose an override that says nothing more', async () => {
    const [first = 0, second = 0] = ids;
    await insertOverride(test.database, first, { category: 'Data' });
    await insertOverride(test.database, second, { category: 'Data', level: 'Guru' });
    expect((await update({ ids, category: '' })).body.updated_count).toBe(2);
    expect((await all()).map(({ display_category: category }) => category)).toEqual([
      null,
      null,
      null,
    ]);
    const left = await test.database.query<object>('SELECT level FROM course_overrides');
    expect(left).toEqual([{ level: 'Guru' }]);
  });

  it('are passed over where somebody else has saved since', async () => {
    const [first = 0, second = 0] = ids;
    const etags = [(await read(first)).etag, (await read(second)).etag];
    await admin.api.put(`/api/admin/courses/${first}/override`, { level: 'Theirs' });
    const { body } = await update({ ids: [first, second], etags, level: 'Ours' });
    expect(body.updated.map(({ thinkific_id: id }) => id)).toEqual([second]);
    expect((await all()).map(({ display_level: level }) => level)).toEqual([
      'Theirs',
      'Ours',
      null,
    ]);
  });

  it('are each changed once by many who change them at once', async () => {
    const levels = Array.from({ length: 8 }, (_, index) => `Level ${index}`);
    const etags = (await all()).map(({ etag }) => etag);
    const answers = await Promise.all(
      levels.map((level, index) =>
        update({
          ids: index % 2 ? ids : ids.toReversed(),
          etags: index % 2 ? etags : etags.toReversed(),
          level,
        }),
      ),
    );
    expect(answers.map(({ body }) => body.updated_count).toSorted()).toEqual([
      0, 0, 0, 0, 0, 0, 0, 3,
    ]);
    expect(new Set((await all()).map(({ display_level: level }) => level)).size).toBe(1);
  });

  it('may be five hundred, and ids of what is gone among them', async () => {
    const [first = 0] = ids;
    const many = Array.from({ length: 499 }, (_, index) => String(9_000_000 + index));
    const { body } = await update({ ids: [first, ...many], level: 'Guru' });
    expect(body.updated_count).toBe(1);
    expect((await update({ ids: [first, ...many, '1'], level: 'Guru' })).status).toBe(400);
  });

  it.each<[string, object]>([
    ['is_visible', { ids: ['1'] }],
    ['is_visible', { ids: ['1'], is_visible: 'no' }],
    ['etags', { ids: ['1', '2'], etags: ['"0"'], level: 'x' }],
    ['etags', { ids: ['1'], etags: [1], level: 'x' }],
    ['ids', { ids: [], level: 'x' }],
    ['ids', { ids: ['1', '1'], level: 'x' }],
    ['ids', { ids: ['x'], level: 'x' }],
    ['ids', { level: 'x' }],
    ['category', { ids: ['1'], category: 'x'.repeat(256) }],
    ['level', { ids: ['1'], level: 5 }],
  ])('refuses what is wrong with %s', async (field, body) => {
    expect(await update(body)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });
});
