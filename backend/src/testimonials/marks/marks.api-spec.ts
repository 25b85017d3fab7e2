import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { signIn } from '../../../test/sign-in.js';
import type { AdminTestimonialDto, AdminTestimonialListDto } from '../dto/admin-testimonial.dto.js';
import { insertTestimonial } from '../testimonial.factory.js';
import { findSimilar } from './similar.queries.js';

const PATH = '/api/admin/testimonials';
const QUOTE =
  'Three months in, I rewrote the report that took us two days. Now it takes a minute, and nobody ' +
  'waits for me on Fridays any more.';

describe('the marks of a story', () => {
  let test: TestApp;
  let admin: Awaited<ReturnType<typeof signIn>>;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  beforeEach(() => test.database.empty('testimonials', 'deleted_testimonials'));
  afterAll(() => test.close());

  const insert = (values: Record<string, unknown>) => insertTestimonial(test.database, values);
  const marksOf = async (id: string) =>
    (await admin.api.get<AdminTestimonialDto>(`${PATH}/${id}`)).body.marks;

  it('name what leads elsewhere', async () => {
    const quote = `${QUOTE} www.example.org, amara@example.org, +49 30 1234567`;
    expect(await marksOf(await insert({ quote }))).toEqual({
      links: ['www.example.org'],
      emails: ['amara@example.org'],
      phones: ['+49 30 1234567'],
      similar: [],
    });
  });

  it('name stories that say nearly the same, in the list too, and no others', async () => {
    const first = await insert({ quote: QUOTE, student_name: 'First', status: 'rejected' });
    const second = await insert({ quote: `${QUOTE.toUpperCase()} Thank you!` });
    await insert({ quote: 'Something else altogether, which nobody has said before me, I think.' });
    expect((await marksOf(second)).similar).toEqual([
      { id: first, studentName: 'First', status: 'rejected', likeness: 92 },
    ]);
    const { body } = await admin.api.get<AdminTestimonialListDto>(PATH);
    const counts = body.testimonials.map(({ marks }) => marks.similar.length);
    expect(counts).toEqual([0, 1, 1]);
  });

  it('follow what is changed, deleted and restored', async () => {
    const first = await insert({ quote: QUOTE });
    const second = await insert({ quote: QUOTE });
    await admin.api.delete(`${PATH}/${first}`);
    expect((await marksOf(second)).similar).toEqual([]);
    await admin.api.post(`${PATH}/restore`, { ids: [first] });
    expect((await marksOf(second)).similar).toMatchObject([{ id: first, likeness: 100 }]);
    const quote = 'From now on it says something that no other story says, not even by chance.';
    const { body } = await admin.api.put<AdminTestimonialDto>(`${PATH}/${first}`, { quote });
    expect(body.marks.similar).toEqual([]);
    expect((await marksOf(second)).similar).toEqual([]);
  });

  it('name three at most, however many there are', async () => {
    for (let count = 0; count < 12; count += 1) await insert({ quote: QUOTE });
    expect((await marksOf(await insert({ quote: QUOTE }))).similar).toHaveLength(3);
  });

  it('are the likest, and of those the newest, in a list of many alike as for one of them', async () => {
    const ids: string[] = [];
    for (const ending of ['', '', ' Thank you!', '', ' Thank you!', '', '', '']) {
      ids.push(await insert({ quote: QUOTE + ending }));
    }
    const { body } = await admin.api.get<AdminTestimonialListDto>(PATH);
    const similar = new Map(
      body.testimonials.map(({ id, marks }) => [id, marks.similar.map((other) => other.id)]),
    );
    const [first, , third, fourth, fifth, ...last] = ids;
    expect(similar.get(first ?? '')).toEqual(last.toReversed());
    expect(similar.get(last[2] ?? '')).toEqual([last[1], last[0], fourth]);
    expect(similar.get(third ?? '')).toEqual([fifth, last[2], last[1]]);
    for (const { id, marks } of body.testimonials) expect(await marksOf(id)).toEqual(marks);
  });

  it('of what nobody else says look through no table of copies', async () => {
    await test.database.query(
      `INSERT INTO testimonials (student_name, student_image, previous_role, present_role, company,
         quote, course_taken, status)
       SELECT 'Copy', 'https://a.example/', 'a', 'b', 'c', $1, 'd', 'approved' FROM generate_series(1, 3000)`,
      [QUOTE],
    );
    await test.database.query('ANALYZE testimonials');
    const quote = 'Something else altogether, which nobody has said before me, I think.';
    const id = await insert({ quote });
    let plan = '';
    const query = async <Rows>(sql: string, values: unknown[]): Promise<Rows> => {
      const lines = await test.database.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN ANALYZE ${sql}`,
        values,
      );
      plan = lines.map((line) => line['QUERY PLAN']).join('\n');
      return test.dataSource.manager.query<Rows>(sql, values);
    };
    const similar = await findSimilar({ query }, [{ id: Number(id), quote }]);
    expect(similar).toEqual(new Map([[Number(id), []]]));
    expect(plan).not.toMatch(/Removed by Filter: \d{2}/);
    expect(plan).not.toContain('Seq Scan');
  });
});
