import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { AdminTestimonialDto } from '../dto/admin-testimonial.dto.js';
import type { ReviewSuggestionListDto } from '../dto/review-suggestion.dto.js';
import type { TestimonialDto } from '../dto/testimonial.dto.js';
import { REFUSED_FIELDS, STORY } from '../testimonial.factory.js';

const PATH = '/api/admin/testimonials/suggestions';
const COURSE = '501';
const QUOTE = 'Two evenings a week, and now I read query plans for breakfast.';

const { courseTaken: _course, quote: _quote, companyLogo: _logo, ...PERSON } = STORY;
const FORM = { ...PERSON, quote: QUOTE };

describe('suggestions from reviews', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
    await test.database.query(
      `INSERT INTO courses (thinkific_id, platform_id, name, on_sale) VALUES ($1, $2, 'SQL', true)`,
      [COURSE, COURSE],
    );
    await test.database.query(
      `INSERT INTO course_overrides (thinkific_id, title) VALUES ($1, 'SQL Beyond the Basics')`,
      [COURSE],
    );
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.database.query('DELETE FROM testimonials');
    await test.database.query('DELETE FROM course_reviews');
    await test.database.query(
      `INSERT INTO course_reviews (id, thinkific_id, rating, quote, reviewed_at)
       SELECT id, $1, 5, $2, timestamptz '2026-01-01' + id * interval '1 day'
       FROM generate_series(1, 5) AS id`,
      [COURSE, QUOTE],
    );
  });

  const list = async (query = '') =>
    (await admin.api.get<ReviewSuggestionListDto>(PATH + query)).body;
  const ids = async () => (await list()).suggestions.map(({ id }) => id);
  const importOne = (id: string, values: object = {}) =>
    admin.api.post<AdminTestimonialDto>(`${PATH}/${id}/import`, { ...FORM, ...values });
  const act = (id: string, action: string) => admin.api.post(`${PATH}/${id}/${action}`);
  const stories = async () => (await test.api.get<TestimonialDto[]>('/api/testimonials')).body;
  const entriesOf = (action: string) =>
    test.database.query(
      `SELECT record, after FROM changes WHERE is_audited AND action = $1 ORDER BY id DESC LIMIT 1`,
      [action],
    );

  it('are listed in pages, newest first, with the title that visitors see', async () => {
    const { suggestions, pagination } = await list('?page=2&limit=2');
    expect(suggestions).toMatchObject([
      { id: '3', courseId: COURSE, courseTitle: 'SQL Beyond the Basics', title: null },
      { id: '2', reviewedAt: '2026-01-03T00:00:00.000Z' },
    ]);
    expect(pagination).toEqual({ page: 2, limit: 2, total: 5, pages: 3 });
    expect((await list('?page=9&limit=2')).suggestions).toEqual([]);
    expect((await admin.api.get(`${PATH}?limit=101`)).status).toBe(400);
  });

  it('become stories of their course with the mark, public at once by default', async () => {
    const { status, body } = await importOne('2', { quote: 'I read query plans.' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...PERSON,
      quote: 'I read query plans.',
      courseTaken: 'SQL Beyond the Basics',
      source: 'thinkific-review',
      status: 'approved',
      isVisible: true,
    });
    expect(await ids()).toEqual(['5', '4', '3', '1']);
    expect(await stories()).toMatchObject([{ id: body.id, source: 'thinkific-review' }]);
    const ofCourse = await test.api.get(`/api/courses/${COURSE}/stories`);
    expect(ofCourse.body).toMatchObject([{ id: body.id, source: 'thinkific-review' }]);
    const listed = await admin.api.get('/api/admin/testimonials');
    expect(listed.body).toMatchObject({ testimonials: [{ source: 'thinkific-review' }] });
    expect(await entriesOf('importReview')).toMatchObject([{ record: body.id }]);
    const changed = { company: 'Elsewhere' };
    const edited = await admin.api.put(`/api/admin/testimonials/${body.id}`, changed);
    expect(edited.body).toMatchObject({ ...changed, source: 'thinkific-review' });
  });

  it('become pending or hidden stories if asked for, and other stories have no mark', async () => {
    const { body } = await importOne('2', { status: 'pending', isVisible: false });
    expect(body).toMatchObject({ status: 'pending', isVisible: false });
    const own = await admin.api.post('/api/admin/testimonials', STORY);
    expect(own.body).not.toHaveProperty('source');
    expect(await stories()).toHaveLength(1);
  });

  it('keep the mark when their story is deleted and restored', async () => {
    const { id } = (await importOne('2')).body;
    await admin.api.delete(`/api/admin/testimonials/${id}`);
    expect((await importOne('2')).status).toBe(409);
    await admin.api.post('/api/admin/testimonials/restore', { ids: [id] });
    expect(await stories()).toMatchObject([{ id, source: 'thinkific-review' }]);
  });

  it.each([
    ...REFUSED_FIELDS.filter(([field]) => field !== 'courseTaken'),
    ['studentName', undefined, 'Student name is required'],
    ['quote', undefined, 'Quote must be at least 10 characters'],
    ['quote', 'q'.repeat(9), 'Quote must be at least 10 characters'],
    ['courseTaken', 'Another course', 'is not known here'],
    ['source', 'thinkific-review', 'is not known here'],
    ['status', 'published', 'Status must be pending or approved or rejected'],
  ])('refuse %s %j: %s', async (field, value, message) => {
    const { status, body } = await importOne('2', { [field]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ field, message }] });
    expect(await ids()).toHaveLength(5);
    expect(await stories()).toEqual([]);
  });

  it('become one story when many admins import at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => importOne('2', { company: `Company ${n}` })),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...Array<number>(7).fill(409)]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({
      detail: 'This review was imported already. Somebody else may have been faster.',
    });
    const winner = answers.find(({ status }) => status === 201);
    expect(await stories()).toMatchObject([{ id: winner?.body.id }]);
  });

  it('are dismissed, suggested again, and imported also when dismissed', async () => {
    expect((await act('2', 'dismiss')).status).toBe(204);
    expect(await ids()).toEqual(['5', '4', '3', '1']);
    expect((await list()).pagination.total).toBe(4);
    expect(await entriesOf('dismissReview')).toEqual([{ record: COURSE, after: { review: '2' } }]);
    expect((await act('2', 'dismiss')).status).toBe(204);
    expect((await act('2', 'restore')).status).toBe(204);
    expect(await entriesOf('restoreReview')).toEqual([{ record: COURSE, after: { review: '2' } }]);
    expect(await ids()).toEqual(['5', '4', '3', '2', '1']);
    await act('2', 'dismiss');
    expect((await importOne('2')).status).toBe(201);
    for (const action of ['dismiss', 'restore']) expect((await act('2', action)).status).toBe(409);
  });

  it.each(['4711', '0', 'abc', '9'.repeat(40), "1'"])('%s is 404 for every action', async (id) => {
    const answers = [await importOne(id), await act(id, 'dismiss'), await act(id, 'restore')];
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect(body).toMatchObject({ detail: expect.stringContaining('no such review') as string });
    }
  });

  it('are for admins alone', async () => {
    const staff = await signIn(test, 'staff');
    expect((await test.api.get(PATH)).status).toBe(401);
    expect((await staff.api.get(PATH)).status).toBe(403);
    expect((await staff.api.post(`${PATH}/2/import`, FORM)).status).toBe(403);
    expect(await ids()).toHaveLength(5);
  });
});
