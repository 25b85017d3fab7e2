import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { signIn } from '../../../test/sign-in.js';
import type { AdminTestimonialDto, AdminTestimonialListDto } from '../dto/admin-testimonial.dto.js';
import { insertTestimonial } from '../testimonial.factory.js';

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
});
