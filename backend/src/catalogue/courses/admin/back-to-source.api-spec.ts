import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../../test/sign-in.js';
import { insertCourse } from '../course.factory.js';
import type { AdminCourseDto } from '../dto/admin-course.dto.js';
import type { BroughtBackDto } from '../dto/back-to-source.dto.js';
import type { UpdatedCoursesDto } from '../dto/bulk-update-courses.dto.js';

const PATH = '/api/admin/courses/back-to-source';
const OURS = { title: 'Ours', description: '1 < 2', price: 7, level: 'Guru', outcomes: ['A', 'B'] };

describe('fields of courses', () => {
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
      ids.push(await insertCourse(test.database, { name, price: 100 }));
    }
    await save(ids[0], OURS);
    await save(ids[1], { price: 8 });
  });
  afterEach(() => test.database.query('DELETE FROM courses'));

  const save = (id: number | undefined, fields: object) =>
    admin.api.put(`/api/admin/courses/${id}/override`, fields);
  const send = (body: object) => admin.api.post<BroughtBackDto>(PATH, body);
  const undo = (id: unknown) => admin.api.post<UpdatedCoursesDto>(`${PATH}/${String(id)}/undo`);
  const read = async (id: number | undefined) =>
    (await admin.api.get<AdminCourseDto>(`/api/admin/courses/${id}`)).body;
  const all = () => Promise.all(ids.map((id) => read(id)));
  const overrides = () =>
    test.database.query<object[]>(
      `SELECT to_jsonb(override) - 'updated_at' AS row FROM course_overrides AS override
       ORDER BY thinkific_id`,
    );

  it('go back to the platform’s together, and visitors see it', async () => {
    const { status, body } = await send({ ids, fields: ['price', 'title'] });
    expect(status).toBe(200);
    expect(body.updated_count).toBe(2);
    const [first, second, third] = await all();
    expect(first).toMatchObject({
      display_title: 'First',
      display_price: null,
      display_description: '1 < 2',
      display_level: 'Guru',
      display_outcomes: ['A', 'B'],
    });
    expect(body.updated).toEqual([
      { thinkific_id: ids[0], etag: first?.etag },
      { thinkific_id: ids[1], etag: second?.etag },
    ]);
    expect(third?.etag).toBe('"0"');
    expect(await overrides()).toHaveLength(1);
    const shown = await test.api.get(`/api/courses/${ids[0]}`);
    expect(shown.body).toMatchObject({ title: 'First', price: 100, level: 'Guru' });
  });

  it('are put back whole, with what they were made over, and once', async () => {
    await test.database.query('UPDATE courses SET price = 120');
    const before = await overrides();
    const changed = (await read(ids[0])).platform_changes;
    expect(changed).toMatchObject([{ field: 'price', old_value: 100, new_value: 120 }]);
    const { body } = await send({ ids, fields: ['price', 'outcomes', 'description'] });
    expect((await undo(body.undo_id)).body.updated_count).toBe(2);
    expect(await overrides()).toEqual(before);
    expect((await read(ids[0])).platform_changes).toEqual(changed);
    expect((await test.api.get(`/api/courses/${ids[1]}`)).body).toMatchObject({ price: 8 });
    expect(await undo(body.undo_id)).toMatchObject({ status: 404 });
  });

  it('stay as somebody else has saved them, before and after', async () => {
    const etags = (await all()).map(({ etag }) => etag);
    await save(ids[0], { price: 9 });
    const { body } = await send({ ids, etags, fields: ['price'] });
    expect(body.updated.map(({ thinkific_id: id }) => id)).toEqual([ids[1]]);
    await save(ids[1], { price: 10 });
    expect((await undo(body.undo_id)).body.updated).toEqual([]);
    expect((await all()).map(({ display_price: price }) => price)).toEqual([9, 10, null]);
  });

  it('stand in the history of each course, with who did it', async () => {
    const { body } = await send({ ids, fields: ['price'] });
    await undo(body.undo_id);
    const { body: history } = await admin.api.get<{ entries: object[] }>(
      `/api/admin/courses/${ids[1]}/history`,
    );
    const entry = { kind: 'override', by: admin.user.name };
    expect(history.entries.slice(0, 2)).toMatchObject([
      { ...entry, fields: [{ field: 'price', before: null, after: '$8.00' }] },
      { ...entry, fields: [{ field: 'price', before: '$8.00', after: null }] },
    ]);
  });

  it('may be taken back for half an hour', async () => {
    const { body } = await send({ ids, fields: ['price'] });
    await test.database.query(
      `UPDATE ended_overrides SET ended_at = ended_at - interval '31 minutes'`,
    );
    expect(await undo(body.undo_id)).toMatchObject({ status: 404 });
    await test.database.query(`UPDATE ended_overrides SET ended_at = ended_at - interval '1 hour'`);
    expect((await send({ ids, fields: ['price'] })).body).toEqual({
      updated_count: 0,
      updated: [],
      undo_id: null,
    });
    expect(await test.database.query('SELECT FROM ended_overrides')).toEqual([]);
  });

  it('are ended once by many who do so at once, and put back once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        send({ ids: index % 2 ? ids : ids.toReversed(), fields: ['price'] }),
      ),
    );
    const counts = answers.map(({ body }) => body.updated_count);
    expect(counts.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 2]);
    const id = answers.find(({ body }) => body.undo_id)?.body.undo_id;
    const undone = await Promise.all(Array.from({ length: 8 }, () => undo(id)));
    expect(undone.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await all()).map(({ display_price: price }) => price)).toEqual([7, 8, null]);
  });

  it.each<[string, object]>([
    ['ids', { fields: ['price'] }],
    ['ids', { ids: ['x'], fields: ['price'] }],
    ['fields', { ids: ['1'] }],
    ['fields', { ids: ['1'], fields: [] }],
    ['fields', { ids: ['1'], fields: ['price', 'price'] }],
    ['fields', { ids: ['1'], fields: ['base'] }],
    ['etags', { ids: ['1', '2'], etags: ['"0"'], fields: ['price'] }],
  ])('are refused with wrong %s', async (field, body) => {
    expect(await send(body)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  it.each(['nothing', '5b0c2c5e-6f5a-4bd4-9c40-9d1f4f7c1f0a'])('know no undo %s', async (id) => {
    expect(await undo(id)).toMatchObject({ status: 404 });
  });
});
