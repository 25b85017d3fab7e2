import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../test/sign-in.js';
import type { StatsDto } from '../operations/stats/dto/stats.dto.js';
import type { AdminTestimonialListDto } from './dto/admin-testimonial.dto.js';
import type { TestimonialDto } from './dto/testimonial.dto.js';
import { MOST_SUSPECTED } from './suspicion.js';
import { insertTestimonial, STORY } from './testimonial.factory.js';

const PATH = '/api/admin/testimonials';

describe('a story that a program seems to have written', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.empty('testimonials', 'deleted_testimonials', 'story_authors'));

  const submit = (values: object = {}) =>
    test.api.post<TestimonialDto>('/api/testimonials/submit', { ...STORY, ...values });

  const list = async (query: string) =>
    (await admin.api.get<AdminTestimonialListDto>(`${PATH}?${query}`)).body;

  /** Returns `S` for a suspected story and `H` for any other, in the order of the list. */
  const marks = async (query: string) =>
    (await list(query)).testimonials.map(({ isSuspected }) => (isSuspected ? 'S' : 'H')).join('');

  const insert = (values: Record<string, unknown> = {}) =>
    insertTestimonial(test.database, { status: 'pending', ...values });

  it('is kept as pending with a mark, and its author learns nothing of it', async () => {
    const { status, body } = await submit({ subject: 'Cheap watches' });
    expect(status).toBe(201);
    expect(Object.keys(body).toSorted()).toEqual(
      [...Object.keys(STORY), 'createdAt', 'id'].toSorted(),
    );
    const { testimonials } = await list('status=pending');
    expect(testimonials).toMatchObject([{ id: body.id, status: 'pending', isSuspected: true }]);
    expect((await admin.api.get(`${PATH}/${body.id}`)).body).toMatchObject({ isSuspected: true });
    expect((await admin.api.get<StatsDto>('/api/admin/stats')).body.pending_testimonials).toBe(1);
  });

  it.each([
    ['nothing in the hidden field', { subject: '' }],
    ['blanks in the hidden field', { subject: ' ' }],
    ['one address in the story', { quote: `${STORY.quote} See https://example.org/me` }],
    ['a company named after its site', { company: 'Booking.com' }],
  ])('is not one with %s', async (_what, values) => {
    expect((await submit(values)).status).toBe(201);
    expect(await marks('status=pending')).toBe('H');
  });

  it.each([
    ['an address for a name', { studentName: 'Visit https://example.org' }],
    ['an address for a company', { company: 'www.example.org' }],
    [
      'several addresses in the story',
      { quote: `${STORY.quote} http://a.example http://b.example` },
    ],
    ['the markup of forums', { quote: `${STORY.quote} [url=a.example]watches[/url]` }],
    ['a long text in the hidden field', { subject: 'x'.repeat(5_000) }],
  ])('is one with %s', async (_what, values) => {
    expect((await submit(values)).status).toBe(201);
    expect(await marks('status=pending')).toBe('S');
  });

  it('stands last in the queue, however new it is', async () => {
    await submit();
    await submit({ subject: 'Cheap watches' });
    await submit();
    await submit({ subject: 'Cheap watches' });
    expect(await marks('status=pending')).toBe('HHSS');
    expect(await marks('status=pending&search=amara')).toBe('HHSS');
    expect(await marks('')).toBe('SHSH');
  });

  it('keeps the pages of the queue whole', async () => {
    for (let n = 0; n < 11; n += 1) {
      const created_at = new Date(Date.UTC(2026, 2, 1 + (n % 4), n)).toISOString();
      await insert({ created_at });
      await insert({ created_at, suspected: true });
      await insert({ created_at, suspected: true, status: 'rejected' });
    }
    const rows = await test.database.query<{ id: string }>(
      `SELECT id FROM testimonials WHERE status = 'pending'
       ORDER BY suspected, created_at DESC, id DESC`,
    );
    for (const search of ['', '&search=amara']) {
      for (const limit of [4, 11, 50]) {
        for (let page = 1; page <= Math.ceil(22 / limit) + 1; page += 1) {
          const query = `status=pending&limit=${limit}&page=${page}${search}`;
          const { testimonials, pagination } = await list(query);
          const shown = rows.slice((page - 1) * limit, page * limit);
          expect(testimonials.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
          expect(pagination).toMatchObject({ total: 22, pages: Math.ceil(22 / limit) });
        }
      }
    }
  });

  it('is decided about, taken back and restored as any other', async () => {
    const { id } = (await submit({ subject: 'Cheap watches' })).body;
    await submit();
    const approved = await admin.api.put(`${PATH}/${id}/status`, { status: 'approved' });
    expect(approved.body).toMatchObject({ status: 'approved', isSuspected: true });
    expect((await test.api.get('/api/testimonials')).body).toMatchObject([{ id }]);
    await admin.api.post(`${PATH}/reopen`, { ids: [id], status: 'approved' });
    expect(await marks('status=pending')).toBe('HS');
    await admin.api.delete(`${PATH}/${id}`);
    await admin.api.post(`${PATH}/restore`, { ids: [id] });
    expect(await marks('status=pending')).toBe('HS');
  });

  it('cannot be marked or cleared from outside', async () => {
    for (const field of ['suspected', 'isSuspected']) {
      expect(await submit({ [field]: false })).toMatchObject({
        status: 400,
        body: { errors: [{ field, message: 'is not known here' }] },
      });
    }
  });

  it('is refused while very many wait, so that these cannot flood the queue', async () => {
    await test.database.query(
      `INSERT INTO testimonials (student_name, student_image, previous_role, present_role, company,
         quote, course_taken, suspected)
       SELECT 'Name', 'Image', 'Before', 'Now', 'Company', 'Quote', 'Course', true
       FROM generate_series(1, $1::int)`,
      [MOST_SUSPECTED - 2],
    );
    await test.database.query(
      `INSERT INTO story_authors (email, story, expires_at)
       VALUES ('amara@example.org', '{"isSuspected": true}', now() + interval '7 days')`,
    );
    expect((await submit({ subject: 'Cheap watches' })).status).toBe(201);
    const { status, headers, body } = await submit({ subject: 'Cheap watches' });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBe(3600);
    expect(body).toMatchObject({
      detail: 'Too many stories are waiting for a moderator. Try again in an hour.',
    });
    expect((await submit()).status).toBe(201);
    await admin.api.post(`${PATH}/bulk-status`, {
      ids: (await list('status=pending&limit=1&page=2')).testimonials.map(({ id }) => id),
      status: 'rejected',
    });
    expect((await submit({ subject: 'Cheap watches' })).status).toBe(201);
  });
});
