import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { SelectionDto } from '../../common/selection/selection.dto.js';
import type { DeletedCountDto } from '../dto/deletion.dto.js';
import type { AdminTestimonialDto } from '../dto/admin-testimonial.dto.js';
import { STORY } from '../testimonial.factory.js';

const PATH = '/api/admin/testimonials';
const SELECTIONS = `${PATH}/selections`;

describe('a selection of all testimonials that match', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.empty('testimonials'));

  const add = async (studentName: string, status = 'pending') =>
    (await admin.api.post<AdminTestimonialDto>(PATH, { ...STORY, studentName, status })).body.id;
  const select = async (filter: object) =>
    (await admin.api.post<SelectionDto>(SELECTIONS, filter)).body;
  const names = async () =>
    (
      await test.database.query<{ name: string }>(
        'SELECT student_name AS name FROM testimonials ORDER BY id',
      )
    ).map(({ name }) => name);

  it('says how many and ten of them, and deletes these and nothing else', async () => {
    for (let n = 1; n <= 12; n += 1) await add(`Mara ${n}`);
    await add('Mara approved', 'approved');
    await add('Bo');
    const selection = await select({ search: 'mara', status: 'pending' });
    expect(selection).toMatchObject({ count: 12, is_whole: true });
    expect(selection.samples).toEqual(Array.from({ length: 10 }, (_, n) => `Mara ${12 - n}`));

    await add('Mara who came later');
    const [first] = await test.database.query<{ id: string }>(
      `SELECT id FROM testimonials WHERE student_name = 'Mara 1'`,
    );
    await admin.api.put(`${PATH}/${first?.id}/status`, { status: 'approved' });
    const { token } = selection;
    const { status, body } = await admin.api.post<DeletedCountDto>(`${SELECTIONS}/delete`, {
      token,
    });
    expect(status).toBe(200);
    expect(body.deleted_count).toBe(11);
    expect(body.deleted_ids).toHaveLength(11);
    expect(await names()).toEqual(['Mara 1', 'Mara approved', 'Bo', 'Mara who came later']);
    await admin.api.post(`${PATH}/restore`, { ids: body.deleted_ids });
    expect(await names()).toHaveLength(15);
  });

  it('holds the newest 1,000, and says that there are more', async () => {
    await test.database.query(
      `INSERT INTO testimonials (student_name, student_image, previous_role, present_role, company,
         quote, course_taken)
       SELECT 'Student ' || n, 'https://example.org/a.png', 'a', 'b', 'c', 'd', 'e'
       FROM generate_series(1, 1001) AS n`,
    );
    const selection = await select({});
    expect(selection).toMatchObject({ count: 1_000, is_whole: false });
    const { body } = await admin.api.post<DeletedCountDto>(`${SELECTIONS}/delete`, {
      token: selection.token,
    });
    expect(body.deleted_count).toBe(1_000);
    expect(await names()).toEqual(['Student 1']);
  });

  it('is for who made it and for this list, and an empty one deletes nothing', async () => {
    await add('Mara');
    const { token } = await select({});
    const other = await signIn(test, 'admin');
    expect((await other.api.post(`${SELECTIONS}/delete`, { token })).status).toBe(409);
    const elsewhere = '/api/admin/newsletters/selections/delete';
    expect((await admin.api.post(elsewhere, { token })).status).toBe(409);
    expect((await admin.api.post(`${SELECTIONS}/delete`, { token: 'x' })).status).toBe(409);
    expect((await admin.api.post(`${SELECTIONS}/delete`, {})).status).toBe(400);
    expect((await admin.api.post(SELECTIONS, { status: 'lost' })).status).toBe(400);

    const none = await select({ search: 'nobody' });
    expect(none).toMatchObject({ count: 0, is_whole: true, samples: [] });
    await admin.api.post(`${SELECTIONS}/delete`, { token: none.token });
    expect(await names()).toEqual(['Mara']);
  });
});
