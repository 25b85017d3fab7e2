import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { StatsDto } from '../../operations/stats/dto/stats.dto.js';
import type { AdminTestimonialDto } from '../dto/admin-testimonial.dto.js';
import type { TestimonialDto } from '../dto/testimonial.dto.js';
import {
  insertTestimonial,
  REFUSED_FIELDS,
  REFUSED_URLS,
  STORY,
  storedTestimonial,
} from '../testimonial.factory.js';

const PATH = '/api/admin/testimonials';

/** Values with an error message of their own: a URL with a password, and one that is too long. */
const OF_OTHER_WORDS = /@|.{2048}/;

describe('writing testimonials', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.query('DELETE FROM testimonials'));

  const create = (values: object = {}) =>
    admin.api.post<AdminTestimonialDto>(PATH, { ...STORY, ...values });

  const update = (id: string, values: object, headers: Record<string, string> = {}) =>
    admin.api.put<AdminTestimonialDto>(`${PATH}/${id}`, values, { headers });

  const stored = (id: string) => storedTestimonial(test.database, id);

  const shown = async () => (await test.api.get<TestimonialDto[]>('/api/testimonials')).body;

  const figures = async () => (await admin.api.get<StatsDto>('/api/admin/stats')).body;

  describe('a new one', () => {
    it('is approved and visible by default, and public at once', async () => {
      const { status, body } = await create();
      expect(status).toBe(201);
      expect(body).toEqual({
        ...STORY,
        companyLogo: null,
        id: expect.any(String) as string,
        status: 'approved',
        isVisible: true,
        isFeatured: false,
        isSuspected: false,
        marks: { links: [], emails: [], phones: [], similar: [] },
        createdAt: expect.any(String) as string,
        etag: '"1"',
      });
      expect(await stored(body.id)).toMatchObject({ status: 'approved', is_visible: true });
      expect(await shown()).toMatchObject([{ id: body.id }]);
      expect((await admin.api.get(`${PATH}/${body.id}`)).body).toEqual(body);
      expect(await figures()).toMatchObject({ total_testimonials: 1, visible_testimonials: 1 });
    });

    it.each([
      ['pending', true, { pending_testimonials: 1, visible_testimonials: 0 }],
      ['rejected', true, { pending_testimonials: 0, visible_testimonials: 0 }],
      ['approved', false, { pending_testimonials: 0, visible_testimonials: 0 }],
    ])('can be %s with visibility %s, and is counted so', async (status, isVisible, counts) => {
      const { body } = await create({ status, isVisible });
      expect(body).toMatchObject({ status, isVisible });
      expect(await shown()).toEqual([]);
      expect(await figures()).toMatchObject({ total_testimonials: 1, ...counts });
    });

    it.each([
      ['quote', 'q'.repeat(10)],
      ['quote', 'q'.repeat(1_000)],
      ['studentName', 'N'.repeat(255)],
    ])('takes a %s at the limit (%#)', async (field, value) => {
      expect(await create({ [field]: value })).toMatchObject({
        status: 201,
        body: { [field]: value },
      });
    });

    it.each([
      ...REFUSED_FIELDS,
      ['quote', undefined, 'Quote must be at least 10 characters'],
      ['quote', 'q'.repeat(9), 'Quote must be at least 10 characters'],
      ['quote', ` ${'q'.repeat(9)} `, 'Quote must be at least 10 characters'],
      ['studentImage', 'portrait.png', 'Invalid image URL'],
      ['companyLogo', 'logo.png', 'Invalid logo URL'],
      ['linkedinUrl', 'www.linkedin.com/in/example', 'Invalid LinkedIn URL'],
      ['status', 'Approved', 'Status must be pending or approved or rejected'],
      ['status', null, 'Status must be pending or approved or rejected'],
      ['status', ['pending'], 'Status must be pending or approved or rejected'],
      ['isVisible', 'false', 'Visibility must be true or false'],
      ['isVisible', 0, 'Visibility must be true or false'],
      ['isVisible', null, 'Visibility must be true or false'],
      ['is_visible', true, 'is not known here'],
    ])('refuses %s %j: %s', async (field, value, message) => {
      const { status, body } = await create({ [field]: value });
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ field, message }] });
      expect(await figures()).toMatchObject({ total_testimonials: 0 });
    });
  });

  describe('an edit', () => {
    let id: string;

    beforeEach(async () => {
      id = (await create({ companyLogo: 'https://example.org/logo.svg' })).body.id;
    });

    it.each([
      ['studentName', 'Björn', 'student_name'],
      ['studentImage', 'https://example.org/b.png', 'student_image'],
      ['previousRole', 'Nurse', 'previous_role'],
      ['currentRole', 'Engineer', 'present_role'],
      ['company', 'Fjord', 'company'],
      ['companyLogo', 'https://example.org/f.svg', 'company_logo'],
      ['quote', 'Ten chars.', 'quote'],
      ['courseTaken', 'SQL', 'course_taken'],
      ['linkedinUrl', 'https://www.linkedin.com/in/bjorn', 'linkedin_url'],
      ['status', 'rejected', 'status'],
      ['isVisible', false, 'is_visible'],
    ])('changes the %s that is sent and nothing else', async (field, value, column) => {
      const before = (await admin.api.get<AdminTestimonialDto>(`${PATH}/${id}`)).body;
      const row = await stored(id);
      const { status, body } = await update(id, { [field]: value });
      expect(status).toBe(200);
      expect(body).toEqual({ ...before, [field]: value, etag: '"2"' });
      const { search_text: _text, sketch: _sketch, ...rest } = (await stored(id)) ?? {};
      expect({ ...row, ...rest }).toEqual({ ...row, [column]: value, version: 2 });
    });

    it.each(['', ' ', null])('takes %j for no logo and no profile', async (none) => {
      const { body } = await update(id, { companyLogo: none, linkedinUrl: none });
      expect(body).toMatchObject({ companyLogo: null, linkedinUrl: null });
    });

    it('without fields, or with what is there already, changes nothing', async () => {
      const row = await stored(id);
      expect((await update(id, {})).body.etag).toBe('"1"');
      expect((await update(id, { studentName: STORY.studentName })).body.etag).toBe('"1"');
      expect(await stored(id)).toEqual(row);
    });

    it.each([
      ...REFUSED_FIELDS,
      ['quote', 'q'.repeat(9), 'Quote must be at least 10 characters'],
      ['quote', null, 'Quote must be at least 10 characters'],
      ['status', 'published', 'Status must be pending or approved or rejected'],
      ['isVisible', 'true', 'Visibility must be true or false'],
      ...REFUSED_URLS.filter((url) => !OF_OTHER_WORDS.test(url)).flatMap(
        (url): [string, string, string][] => [
          ['studentImage', url, 'Invalid image URL'],
          ['companyLogo', url, 'Invalid logo URL'],
          ['linkedinUrl', url, 'Invalid LinkedIn URL'],
        ],
      ),
    ])('refuses %s %j: %s', async (field, value, message) => {
      const row = await stored(id);
      const { status, body } = await update(id, { currentRole: 'Other', [field]: value });
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ field, message }] });
      expect(await stored(id)).toEqual(row);
    });

    it('moves the figures and the public list with it', async () => {
      await update(id, { isVisible: false });
      expect(await shown()).toEqual([]);
      expect(await figures()).toMatchObject({ visible_testimonials: 0, pending_testimonials: 0 });
      await update(id, { status: 'pending', isVisible: true });
      expect(await figures()).toMatchObject({ visible_testimonials: 0, pending_testimonials: 1 });
      await update(id, { status: 'approved' });
      expect(await figures()).toMatchObject({ visible_testimonials: 1, pending_testimonials: 0 });
      expect(await shown()).toHaveLength(1);
    });

    it('over somebody else’s newer one is refused, and changes nothing', async () => {
      expect((await update(id, { company: 'Mine' }, { 'If-Match': '"1"' })).status).toBe(200);
      const row = await stored(id);
      const late = await update(id, { company: 'Theirs' }, { 'If-Match': '"1"' });
      expect(late).toMatchObject({
        status: 412,
        body: { detail: expect.stringContaining('Somebody else has changed') as string },
      });
      expect(await stored(id)).toEqual(row);
      expect((await update(id, { company: 'Theirs' }, { 'If-Match': '"2"' })).status).toBe(200);
      expect((await update(id, { company: 'Last' })).body.company).toBe('Last');
    });

    it('over somebody’s decision is refused too', async () => {
      await update(id, { status: 'pending' });
      await admin.api.put(`${PATH}/${id}/status`, { status: 'rejected' });
      const late = await update(id, { status: 'approved' }, { 'If-Match': '"2"' });
      expect(late.status).toBe(412);
      expect(await stored(id)).toMatchObject({ status: 'rejected' });
    });

    it('of many at once over one version, one wins', async () => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          update(id, { company: `Company ${n}` }, { 'If-Match': '"1"' }),
        ),
      );
      const statuses = answers.map(({ status }) => status).toSorted();
      expect(statuses).toEqual([200, ...Array<number>(11).fill(412)]);
      const winner = answers.find(({ status }) => status === 200);
      expect((await admin.api.get(`${PATH}/${id}`)).body).toEqual(winner?.body);
    });
  });

  describe('of one that is not there', () => {
    it.each(['4711', '0', '-1', '01', 'abc', '1.5', '9'.repeat(18), '9'.repeat(40), '%20', "1'"])(
      '%s is 404 for every act',
      async (id) => {
        await insertTestimonial(test.database);
        const path = `${PATH}/${id}`;
        const answers = [
          await admin.api.get(path),
          await admin.api.put(path, { company: 'x' }),
          await admin.api.put(`${path}/visibility`, { isVisible: true }),
          await admin.api.put(`${path}/status`, { status: 'approved' }),
          await admin.api.delete(path),
        ];
        for (const { status, body } of answers) {
          expect(status).toBe(404);
          expect(body).toMatchObject({
            detail: 'There is no such testimonial. Somebody may have deleted it.',
          });
        }
        expect(await figures()).toMatchObject({ total_testimonials: 1 });
      },
    );
  });
});
