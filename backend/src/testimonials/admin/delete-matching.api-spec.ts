import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { AdminTestimonialListDto } from '../dto/admin-testimonial.dto.js';
import type { DeletedCountDto } from '../dto/list-admin-testimonials.query.js';
import { insertTestimonial } from '../testimonial.factory.js';

const PATH = '/api/admin/testimonials';

describe('deleting all testimonials that match', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.empty('testimonials'));

  const add = (name: string, status = 'pending') =>
    insertTestimonial(test.database, { student_name: name, status });
  const names = () =>
    test.database
      .query<{ name: string }>('SELECT student_name AS name FROM testimonials ORDER BY id')
      .then((rows) => rows.map(({ name }) => name));
  const remove = (body: object) => admin.api.post<DeletedCountDto>(`${PATH}/delete-matching`, body);
  /** Returns the request that deletes all stories of this filter. */
  const readList = async (filter: Record<string, string> = {}) => {
    const query = new URLSearchParams(filter).toString();
    const { body } = await admin.api.get<AdminTestimonialListDto>(`${PATH}?${query}`);
    return { ...filter, before: body.as_of, count: body.pagination.total };
  };

  it('deletes those that the list has shown, leaves newer ones, and can be undone', async () => {
    for (let n = 1; n <= 12; n += 1) await add(`Mara ${n}`);
    await add('Mara approved', 'approved');
    await add('Bo');
    const shown = await readList({ search: 'mara', status: 'pending' });
    expect(shown.count).toBe(12);
    await add('Mara later');
    const { status, body } = await remove(shown);
    expect(status).toBe(200);
    expect(body.deleted_count).toBe(12);
    expect(await names()).toEqual(['Mara approved', 'Bo', 'Mara later']);
    await admin.api.post(`${PATH}/restore`, { ids: body.deleted_ids });
    expect(await names()).toHaveLength(15);
  });

  it.each(['q', '~', 'ÑA', 'zq~ñ', 'needle'])(
    'finds what the list finds for %s',
    async (search) => {
      await add('Zq~ñandú needle');
      await add('Bo');
      expect((await remove(await readList({ search }))).body.deleted_count).toBe(1);
      expect(await names()).toEqual(['Bo']);
    },
  );

  it('deletes nothing when the number has changed, and says so', async () => {
    const id = await add('Mara');
    await add('Bo');
    const shown = await readList({ status: 'pending' });
    await admin.api.put(`${PATH}/${id}/status`, { status: 'approved' });
    expect(await remove(shown)).toMatchObject({
      status: 409,
      body: {
        detail:
          'The number of matches changed from 2 to 1, so nothing was deleted. Check the list and try again.',
      },
    });
    expect(await names()).toEqual(['Mara', 'Bo']);
    expect((await remove(await readList({ status: 'pending' }))).status).toBe(200);
    expect(await names()).toEqual(['Mara']);
  });

  it('deletes the newest 1,000 of more', async () => {
    await test.database.query(
      `INSERT INTO testimonials (student_name, student_image, previous_role, present_role, company,
         quote, course_taken)
       SELECT 'Student ' || n, 'https://example.org/a.png', 'a', 'b', 'c', 'd', 'e'
       FROM generate_series(1, 1001) AS n`,
    );
    const shown = await readList();
    await add('Mara');
    const { body } = await remove({ ...shown, count: 1_000 });
    expect(body.deleted_count).toBe(1_000);
    expect(await names()).toEqual(['Student 1', 'Mara']);
  });

  it.each([
    { before: 'yesterday', count: 1 },
    { before: '-271821-04-20T00:00:00.000Z', count: 1 },
    { before: '2026-03-04T10:00:00.000Z', count: 0 },
    { before: '2026-03-04T10:00:00.000Z', count: 1_001 },
    { before: '2026-03-04T10:00:00.000Z' },
    { count: 1 },
    { before: '2026-03-04T10:00:00.000Z', count: 1, status: 'lost' },
  ])('refuses %j', async (body) => {
    await add('Mara');
    expect((await remove(body)).status).toBe(400);
    expect(await names()).toEqual(['Mara']);
  });
});
