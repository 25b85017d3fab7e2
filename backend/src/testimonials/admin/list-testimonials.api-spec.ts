import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { AdminTestimonialDto, AdminTestimonialListDto } from '../dto/admin-testimonial.dto.js';
import { insertTestimonial, SCRIPTS, STORY } from '../testimonial.factory.js';

const PATH = '/api/admin/testimonials';

/** Matches a story with the same words. */
const LIKE_IT = expect.objectContaining({ likeness: 100 }) as object;

describe('the list of testimonials', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.query('DELETE FROM testimonials'));

  const insert = (values: Record<string, unknown> = {}) => insertTestimonial(test.database, values);

  const list = async (query = '') => {
    const { status, body } = await admin.api.get<AdminTestimonialListDto>(`${PATH}?${query}`);
    expect(status).toBe(200);
    return body;
  };

  const found = async (search: string, more = '') =>
    (await list(`search=${encodeURIComponent(search)}${more}`)).testimonials.map(
      ({ studentName }) => studentName,
    );

  it('shows every status, hidden ones too, with every field', async () => {
    await insert({ status: 'rejected' });
    await insert({ status: 'approved', is_visible: false });
    const id = await insert({ status: 'pending', created_at: '2199-03-14T09:26:53.589Z' });
    const { testimonials, pagination } = await list();
    expect(pagination).toEqual({ page: 1, limit: 50, total: 3, pages: 1 });
    expect(testimonials.map(({ status, isVisible }) => [status, isVisible])).toEqual([
      ['pending', true],
      ['approved', false],
      ['rejected', true],
    ]);
    expect(testimonials[0]).toEqual({
      ...STORY,
      id,
      companyLogo: null,
      linkedinUrl: null,
      status: 'pending',
      isVisible: true,
      isFeatured: false,
      createdAt: '2199-03-14T09:26:53.589Z',
      isSuspected: false,
      marks: { links: [], emails: [], phones: [], similar: [LIKE_IT, LIKE_IT] },
      etag: '"1"',
    });
  });

  it('shows of a story what is shown of it alone', async () => {
    await insert({ suspected: true, company_logo: 'https://a.example/a.png', version: 3 });
    await insert({ linkedin_url: 'https://www.linkedin.com/in/ada', status: 'approved' });
    for (const query of ['', `search=${STORY.company}`]) {
      const { testimonials } = await list(query);
      expect(testimonials).toHaveLength(2);
      for (const story of testimonials) {
        const alone = await admin.api.get<AdminTestimonialDto>(`${PATH}/${story.id}`);
        expect(alone.body).toEqual(story);
      }
    }
  });

  it('of nothing has no pages', async () => {
    const nothing = { testimonials: [], pagination: { page: 1, limit: 50, total: 0, pages: 0 } };
    expect(await list()).toMatchObject(nothing);
    expect(await list('search=x')).toMatchObject(nothing);
    expect(await list('status=rejected')).toMatchObject(nothing);
  });

  it('keeps to a status', async () => {
    const ids = [];
    for (const status of ['pending', 'approved', 'rejected']) ids.push(await insert({ status }));
    for (const [index, status] of ['pending', 'approved', 'rejected'].entries()) {
      const { testimonials, pagination } = await list(`status=${status}`);
      expect(testimonials.map(({ id }) => id)).toEqual([ids[index]]);
      expect(pagination).toMatchObject({ total: 1, pages: 1 });
    }
    expect(await found('amara', '&status=pending')).toHaveLength(1);
    expect(await found('nobody', '&status=pending')).toEqual([]);
  });

  it('finds parts of student name, company and course in any case', async () => {
    await insert({ student_name: 'The Needle of Cleopatra' });
    await insert({ student_name: 'B', company: 'NEEDLEWORK Ltd' });
    await insert({ student_name: 'C', course_taken: 'Finding needles' });
    await insert({ student_name: 'D', quote: 'needle', previous_role: 'needle' });
    await insert({ student_name: 'E', present_role: 'needle', linkedin_url: 'https://needle.org' });
    expect(await found('nEEdLe')).toEqual(['C', 'B', 'The Needle of Cleopatra']);
    expect(await found('  needle ')).toHaveLength(3);
    expect(await found('needle of cleopatra')).toHaveLength(1);
    expect(await found('haystack')).toEqual([]);
    expect(await found(' ')).toHaveLength(5);
  });

  it('finds what was changed under its new text only', async () => {
    const id = await insert();
    await admin.api.put(`${PATH}/${id}`, { studentName: 'Zoë Ñandú' });
    expect(await found('zoë ñ')).toEqual(['Zoë Ñandú']);
    expect(await found('ZOË Ñ')).toEqual(['Zoë Ñandú']);
    expect(await found('amara')).toEqual([]);
  });

  it('finds nothing across two fields', async () => {
    await insert({ student_name: 'Ada', company: 'Lovelace' });
    expect(await found('adalove')).toEqual([]);
    expect(await found('ada love')).toEqual([]);
  });

  it('finds one letter and two', async () => {
    await insert({ student_name: '王小明', company: 'A' });
    await insert({ student_name: 'Q', company: 'B' });
    expect(await found('王')).toEqual(['王小明']);
    expect(await found('小明')).toEqual(['王小明']);
    expect(await found('q')).toEqual(['Q']);
  });

  it.each(['%', '_', '\\', "'", '"', '%%', '_%', '\\%', '\\\\', "'; --", '$1', ...SCRIPTS])(
    'takes %s literally',
    async (text) => {
      await insert({ student_name: `a${text}b` });
      await insert({ student_name: 'axb' });
      expect(await found(text)).toEqual([`a${text}b`]);
      expect(await found(`A${text}B`.toLowerCase())).toEqual([`a${text}b`]);
    },
  );

  it.each(SCRIPTS)('gives %s back as text', async (text) => {
    await insert({ student_name: text, quote: text, company: text });
    expect((await list()).testimonials).toMatchObject([
      { studentName: text, quote: text, company: text },
    ]);
  });

  it.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['page=', 'page'],
    ['page=two', 'page'],
    ['page=9007199254740993', 'page'],
    ['page=1&page=2', 'page'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=1e1', 'limit'],
    ['status=', 'status'],
    ['status=All', 'status'],
    ['status=Pending', 'status'],
    ['status=pending&status=approved', 'status'],
    ['search=a&search=b', 'search'],
    ['search[]=a', 'search[]'],
    [`search=${'a'.repeat(256)}`, 'search'],
    ['search=%00', 'search'],
    ['sort=id', 'sort'],
  ])('refuses ?%s', async (query, field) => {
    const { status, body } = await admin.api.get(`${PATH}?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ field }] });
  });

  it('finds letters with accents however they are written', async () => {
    for (const studentName of ['Zoe\u0308 Tolde', 'Zo\u00eb Tolde']) {
      await test.api.post('/api/testimonials/submit', { ...STORY, studentName });
    }
    for (const search of ['zoe\u0308', 'ZO\u00cb']) {
      expect(await found(search)).toEqual(['Zo\u00eb Tolde', 'Zo\u00eb Tolde']);
    }
  });

  it.each([
    ['jose', 'José García', ''],
    ['josé GARCIA', 'Jose Garcia', ''],
    ['zo', 'Zoë', ''],
    ['zoë', 'Zoe', ''],
    ['ö~', 'O~', ''],
    ['o~', 'Ö~', ''],
    ['ø', 'Bo', ''],
    ['o', 'Bø', ''],
    ['grosse', 'Große', ''],
    ['große', 'Grosse', ''],
    ['jose', 'José', '&order=student-asc'],
    ['jo', 'Jó', '&order=status-asc'],
  ])('finds by %s, without its accents, %s%s', async (search, studentName, more) => {
    const other = { student_name: 'Ida', company: 'Ã&Ü', course_taken: 'Físík' };
    await insert({ ...other, student_name: studentName });
    await insert(other);
    expect(await found(search, more)).toEqual([studentName]);
  });

  it('finds nothing by an accent alone, nor by what looks like a wildcard', async () => {
    await insert({ student_name: 'José' });
    for (const search of ['\u0301', '％', '＿', 'jos＿']) expect(await found(search)).toEqual([]);
    await insert({ student_name: 'Zoe', company: '100 % _' });
    for (const search of ['％', '＿', '％ ＿']) expect(await found(search)).toEqual(['Zoe']);
  });

  it('takes limits and searches up to theirs', async () => {
    await insert({ company: 'x'.repeat(255) });
    expect((await list('limit=100')).pagination.limit).toBe(100);
    expect(await found('x'.repeat(255))).toHaveLength(1);
    expect(await found('👍'.repeat(255))).toEqual([]);
  });
});
