import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { signIn } from '../../test/sign-in.js';
import type { StatsDto } from '../operations/stats/dto/stats.dto.js';
import type { TestimonialDto } from './dto/testimonial.dto.js';
import {
  LONGEST_URL,
  REFUSED_FIELDS,
  REFUSED_URLS,
  SCRIPTS,
  STORY,
  storedTestimonial,
} from './testimonial.factory.js';

describe('telling a success story', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  afterEach(() => test.database.query('DELETE FROM testimonials'));

  const submit = (values: object = {}) =>
    test.api.post<TestimonialDto>('/api/testimonials/submit', { ...STORY, ...values });

  const count = async () => (await test.database.query('SELECT 1 FROM testimonials')).length;

  it('keeps it until a moderator decides', async () => {
    const before = Date.now();
    const { status, body } = await submit();
    expect(status).toBe(201);
    expect(body).toEqual({
      ...STORY,
      companyLogo: null,
      id: expect.any(String) as string,
      createdAt: expect.any(String) as string,
    });
    expect(Math.abs(Date.parse(body.createdAt) - before)).toBeLessThan(60_000);
    expect(await storedTestimonial(test.database, body.id)).toMatchObject({
      student_name: 'Amara Nwosu',
      present_role: 'Data analyst',
      company_logo: null,
      status: 'pending',
      is_visible: true,
    });
    expect((await test.api.get('/api/testimonials')).body).toEqual([]);
  });

  it('shows in the figures at once', async () => {
    const { api } = await signIn(test, 'admin');
    await submit();
    expect((await api.get<StatsDto>('/api/admin/stats')).body).toMatchObject({
      total_testimonials: 1,
      pending_testimonials: 1,
      visible_testimonials: 0,
    });
  });

  it('needs the fields of the form only, and takes blank for none', async () => {
    const { companyLogo: _logo, linkedinUrl: _linkedin, ...required } = STORY;
    expect((await test.api.post('/api/testimonials/submit', required)).body).toMatchObject({
      companyLogo: null,
      linkedinUrl: null,
    });
    for (const none of ['', '  ', null]) {
      expect((await submit({ companyLogo: none, linkedinUrl: none })).body).toMatchObject({
        companyLogo: null,
        linkedinUrl: null,
      });
    }
  });

  it('trims texts', async () => {
    const { body } = await submit({
      studentName: ' \tAmara\n',
      studentImage: ' https://example.org/a.png ',
      quote: `\n${STORY.quote} `,
    });
    expect(body).toMatchObject({
      studentName: 'Amara',
      studentImage: 'https://example.org/a.png',
      quote: STORY.quote,
    });
  });

  it('takes out of names, but not of the story, what turns the text around them', async () => {
    const turned = '\u202a\u2068 Amara\u2069 \u202eNwosu';
    const quote = `${STORY.quote} \u2067שלום\u2069`;
    const { status, body } = await submit({ studentName: turned, company: turned, quote });
    expect(status).toBe(201);
    expect(body).toMatchObject({ studentName: 'Amara Nwosu', company: 'Amara Nwosu', quote });
  });

  it.each(SCRIPTS)('gives %s back as the text that it is', async (text) => {
    const fields = ['studentName', 'previousRole', 'currentRole', 'company', 'courseTaken'];
    const values = Object.fromEntries(fields.map((field) => [field, text]));
    const { status, headers, body } = await submit({ ...values, quote: text.padEnd(50, '.') });
    expect(status).toBe(201);
    expect(headers.get('content-type')).toContain('application/json');
    expect(body).toMatchObject({ ...values, quote: text.padEnd(50, '.') });
  });

  it('takes every script and keeps lines apart', async () => {
    const values = {
      studentName: '王小明 Ünï ßß 👩‍🚀 שלום',
      company: 'علی\u200cرضا \u200eක්\u200dර',
      quote: `Первый абзац.\n\n${'второй '.repeat(10)}конец`,
    };
    expect((await submit(values)).body).toMatchObject(values);
  });

  it.each([
    ['studentName', 'N'],
    ['studentName', 'N'.repeat(255)],
    ['studentName', '👍'.repeat(255)],
    ['previousRole', 'r'.repeat(255)],
    ['currentRole', 'r'.repeat(255)],
    ['company', 'c'.repeat(255)],
    ['courseTaken', 'c'.repeat(255)],
    ['quote', 'q'.repeat(50)],
    ['quote', '👍'.repeat(50)],
    ['quote', `${'q'.repeat(48)}❤️`],
    ['quote', 'q'.repeat(1_000)],
    ['quote', ` ${'q'.repeat(1_000)} `],
    ['studentImage', LONGEST_URL],
    ['studentImage', 'http://example.org/a.png'],
    ['studentImage', 'HTTPS://EXAMPLE.ORG/a.png?size=2&x=%20#face'],
    ['studentImage', 'http://localhost:3000/demo/a.svg'],
    ['studentImage', 'https://bücher.example/porträt.png'],
    ['linkedinUrl', LONGEST_URL],
    ['companyLogo', LONGEST_URL],
  ])('takes a %s at the limit (%#)', async (field, value) => {
    const { status, body } = await submit({ [field]: value });
    expect(status).toBe(201);
    expect(body).toMatchObject({ [field]: value.trim() });
  });

  it.each([
    ...REFUSED_FIELDS,
    ['quote', undefined, 'Quote must be at least 50 characters'],
    ['quote', 'q'.repeat(49), 'Quote must be at least 50 characters'],
    ['quote', '👍'.repeat(49), 'Quote must be at least 50 characters'],
    ['quote', '\u200b'.repeat(50), 'Quote must be at least 50 characters'],
    ['quote', `${' '.repeat(30)}q${' '.repeat(30)}`, 'Quote must be at least 50 characters'],
    ['studentName', undefined, 'Student name is required'],
    ['studentImage', undefined, 'Student image is required'],
    ['status', 'approved', 'is not known here'],
    ['isVisible', true, 'is not known here'],
  ])('refuses %s %j: %s', async (field, value, message) => {
    const { status, body } = await submit({ [field]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ field, message }] });
    expect(await count()).toBe(0);
  });

  it.each(REFUSED_URLS)('takes %j for no address', async (url) => {
    for (const field of ['studentImage', 'companyLogo', 'linkedinUrl']) {
      const { status, body } = await submit({ [field]: url });
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ field }] });
    }
    expect(await count()).toBe(0);
  });

  it('names every invalid field at once', async () => {
    const { status, body } = await test.api.post('/api/testimonials/submit', {});
    expect(status).toBe(400);
    const { errors } = body as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field).toSorted()).toEqual([
      'company',
      'courseTaken',
      'currentRole',
      'previousRole',
      'quote',
      'studentImage',
      'studentName',
    ]);
  });

  it.each([['[]'], ['null'], ['"text"'], ['{"quote":'], ['']])(
    'refuses the body %j',
    async (body) => {
      expect((await test.api.post('/api/testimonials/submit', body)).status).toBe(400);
      expect(await count()).toBe(0);
    },
  );

  it('refuses what is no JSON, too much and a query', async () => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const path = '/api/testimonials/submit';
    expect((await test.api.post(path, 'quote=x', { headers: form })).status).toBe(415);
    expect((await submit({ quote: 'q'.repeat(256 * 1024) })).status).toBe(413);
    expect((await test.api.post(`${path}?draft=1`, STORY)).status).toBe(400);
    expect(await count()).toBe(0);
  });
});
