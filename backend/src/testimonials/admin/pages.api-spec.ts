import type { ApiClient } from '../../../test/api-client.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { AdminTestimonialListDto } from '../dto/admin-testimonial.dto.js';
import { STORY } from '../testimonial.factory.js';
import { MOST_MATCHES } from '../../common/sql/newest-matches.queries.js';

const PATH = '/api/admin/testimonials';

/** Inserts stories, a few a day and some at the same moment, in no order of their ids. */
const INSERT = `
  INSERT INTO testimonials (student_name, student_image, previous_role, present_role, company,
    quote, course_taken, status, created_at)
  SELECT $2, 'https://example.org/a.png', 'Before', 'Now', 'Company ' || n % 7, 'Quote', 'Course',
    (ARRAY['pending', 'approved', 'rejected'])[1 + n % 3],
    timestamptz '2026-03-01 12:00Z' - (n * 37 % 101) * interval '5 hours'
  FROM generate_series(1, $1::int) AS n`;

describe('the pages of testimonials', () => {
  let test: TestApp;
  let admin: SignedIn;
  let api: ApiClient;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  beforeEach(() => {
    api = admin.api;
  });
  afterAll(() => test.close());
  afterEach(() => test.database.empty('testimonials'));

  const get = async (page: number, limit: number, more = '') => {
    const query = `page=${page}&limit=${limit}${more}`;
    const { status, body } = await api.get<AdminTestimonialListDto>(`${PATH}?${query}`);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body;
  };

  const allIds = async (condition = 'true', order = 'created_at DESC, id DESC') =>
    (
      await test.database.query<{ id: string }>(
        `SELECT id FROM testimonials WHERE ${condition} ORDER BY ${order}`,
      )
    ).map(({ id }) => id);

  async function expectPages(limit: number, more: string, expected: string[]) {
    const pages = Math.ceil(expected.length / limit);
    for (let page = 1; page <= pages + 1; page += 1) {
      const { testimonials, pagination } = await get(page, limit, more);
      expect(pagination).toEqual({ page, limit, total: expected.length, pages });
      const shown = expected.slice((page - 1) * limit, page * limit);
      expect(testimonials.map(({ id }) => id)).toEqual(shown);
    }
  }

  it('hold every row once, in order, whatever is asked for', async () => {
    await test.database.query(INSERT, [205, 'Student']);
    const all = await allIds();
    for (const limit of [7, 50, 100]) await expectPages(limit, '', all);
    for (const limit of [7, 100]) await expectPages(limit, '&order=oldest', all.toReversed());
    await expectPages(9, '&status=pending', await allIds(`status = 'pending'`));
    await expectPages(9, '&search=company%203', await allIds(`company = 'Company 3'`));
    const third = (await allIds(`company = 'Company 3'`)).toReversed();
    await expectPages(9, '&search=company%203&order=oldest', third);
    const pending = (await allIds(`status = 'pending'`)).toReversed();
    await expectPages(9, '&status=pending&order=oldest', pending);
    await expectPages(
      2,
      '&search=company%203&status=approved',
      await allIds(`company = 'Company 3' AND status = 'approved'`),
    );
  });

  it.each([
    ['company', ''],
    ['course', ''],
    ['student', '&status=rejected'],
    ['company', '&status=pending'],
    ['company', '&search=company%203'],
    ['student', '&search=company%203&status=approved'],
  ])('are sorted by %s%s from either end', async (name, more) => {
    await test.database.query(INSERT, [65, 'Student']);
    const status = new URLSearchParams(more).get('status');
    const condition =
      (more.includes('search') ? `company = 'Company 3'` : 'true') +
      (status ? ` AND status = '${status}'` : '');
    const column = name === 'company' ? 'company' : 'student_name';
    const sorted = await allIds(condition, `${column}, id`);
    await expectPages(7, `&order=${name}-asc${more}`, sorted);
    await expectPages(30, `&order=${name}-desc${more}`, sorted.toReversed());
  });

  it('are sorted by names without regard to case and accents', async () => {
    const names = ['Zoë', 'adam', 'Élodie', 'bea', 'zoe', 'Eve', 'Øyvind', 'ßara'];
    await test.database.query(
      `INSERT INTO testimonials (student_name, student_image, previous_role, present_role, company,
         quote, course_taken, status)
       SELECT name, '', '', '', 'x', '', '', (ARRAY['pending', 'approved', 'rejected'])[1 + place % 3]
       FROM unnest($1::text[]) WITH ORDINALITY AS given (name, place)`,
      [[...names, 'ﷺ'.repeat(255)]],
    );
    const { testimonials } = await get(1, 50, '&order=student-asc');
    const sorted = ['adam', 'bea', 'Élodie', 'Eve', 'Øyvind', 'ßara', 'Zoë', 'zoe'];
    expect(testimonials.map(({ studentName }) => studentName).slice(0, 8)).toEqual(sorted);
  });

  it('are sorted by status, suspected stories last of the pending ones', async () => {
    await test.database.query(INSERT, [60, 'Student']);
    await test.database.query('UPDATE testimonials SET suspected = true WHERE id % 2 = 0');
    const places = `array_position(ARRAY['pending', 'approved', 'rejected'], status)`;
    const newest = `status = 'pending' AND suspected, created_at DESC, id DESC`;
    const sorted = await allIds('true', `${places}, ${newest}`);
    await expectPages(7, '&order=status-asc', sorted);
    await expectPages(30, '&order=status-asc&search=student', sorted);
    await expectPages(7, '&order=status-desc', await allIds('true', `${places} DESC, ${newest}`));
    const pending = await allIds(`status = 'pending'`, newest);
    await expectPages(7, '&order=status-asc&status=pending', pending);
  });

  it('are the same in every time zone that a database may be set to', async () => {
    for (const zone of ['America/New_York', 'Pacific/Kiritimati']) {
      const url = new URL(test.database.url);
      url.searchParams.set('options', `-c timezone=${zone}`);
      const there = await createTestApp({
        ...{ database: test.database, platform: test.sandbox },
        env: { DATABASE_URL: url.href },
      });
      expect(await there.dataSource.query('SHOW timezone')).toEqual([{ TimeZone: zone }]);
      api = (await signIn(there, 'admin')).api;
      await test.database.query(INSERT, [101, 'Student']);
      await expectPages(10, '', await allIds());
      await expectPages(10, '&status=approved', await allIds(`status = 'approved'`));
      await test.database.empty('testimonials');
      await there.close();
    }
  });

  it('far beyond the end are empty and say the total', async () => {
    await test.database.query(INSERT, [3, 'Student']);
    for (const page of [2, 1_000_000, Number.MAX_SAFE_INTEGER]) {
      const asked = ['', '&status=pending', '&search=student', '&order=oldest'];
      for (const more of [...asked, '&order=company-asc', '&order=status-desc']) {
        const { testimonials, pagination } = await get(page, 100, more);
        expect(testimonials).toEqual([]);
        expect(pagination).toMatchObject({ page, pages: 1 });
      }
    }
  });

  it('agree with their total while others come and go', async () => {
    await test.database.query(INSERT, [95, 'Student']);
    let writing = true;
    const write = async () => {
      while (writing) {
        const { body } = await api.post<{ id: string }>(PATH, STORY);
        await test.api.post('/api/testimonials/submit', STORY);
        await api.delete(`${PATH}/${body.id}`);
      }
    };
    const writers = [write(), write()];
    const totals = new Set<number>();
    try {
      for (let round = 0; totals.size < 3 || round < 6; round += 1) {
        const more = ['', '&status=pending', '&search=a'][round % 3];
        const { pagination } = await get(1, 10, more);
        const last = await get(pagination.pages, 10, more);
        const { total, pages } = last.pagination;
        expect(pages).toBe(Math.ceil(total / 10));
        const expected = Math.min(10, Math.max(0, total - (pagination.pages - 1) * 10));
        expect(last.testimonials).toHaveLength(expected);
        totals.add(total);
      }
    } finally {
      writing = false;
      await Promise.all(writers);
    }
    await expectPages(50, '', await allIds());
  });

  it('of a search that finds very many end, and say so', async () => {
    await test.database.query(INSERT, [MOST_MATCHES, 'Frequent']);
    expect((await get(1, 50, '&search=frequent')).pagination).toEqual({
      page: 1,
      limit: 50,
      total: MOST_MATCHES,
      pages: MOST_MATCHES / 50,
    });
    await test.database.query(INSERT, [1, 'Frequent']);
    const all = await allIds();
    for (const page of [1, 2, MOST_MATCHES / 50]) {
      const { testimonials, pagination } = await get(page, 50, '&search=frequent');
      expect(testimonials.map(({ id }) => id)).toEqual(all.slice((page - 1) * 50, page * 50));
      expect(pagination).toMatchObject({ total: MOST_MATCHES, truncated: true });
    }
    expect((await get(MOST_MATCHES / 50 + 1, 50, '&search=frequent')).testimonials).toEqual([]);
    const sorted = await allIds('true', 'company, id');
    const byCompany = await get(2, 50, '&search=frequent&order=company-asc');
    expect(byCompany.testimonials.map(({ id }) => id)).toEqual(sorted.slice(50, 100));
    const cut = await get(Math.ceil(MOST_MATCHES / 70), 70, '&search=frequent');
    expect(cut.testimonials).toHaveLength(MOST_MATCHES % 70);
  });

  it('of a search among those that wait end there, too, suspected ones counted', async () => {
    await test.database.query(INSERT, [MOST_MATCHES + 1, 'Frequent']);
    await test.database.query(`UPDATE testimonials SET status = 'pending', suspected = id % 2 = 0`);
    const search = '&status=pending&search=frequent';
    const last = await get(MOST_MATCHES / 50, 50, search);
    expect(last.testimonials).toHaveLength(50);
    expect(last.pagination).toMatchObject({ total: MOST_MATCHES, truncated: true });
    expect((await get(MOST_MATCHES / 50 + 1, 50, search)).testimonials).toEqual([]);
  });
});
