import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { findMatches } from './newest-matches.queries.js';
import type { DatedTable } from './newest-page.queries.js';

const ROWS = 6_000;

const TESTIMONIALS: DatedTable = {
  name: 'testimonials',
  date: 'created_at',
  searched: 'search_text',
  counts: 'testimonial_counts',
  filter: 'status',
};

const SUBSCRIBERS: DatedTable = {
  name: 'newsletter_subscriptions',
  date: 'subscribed_at',
  searched: 'email',
  counts: 'newsletter_counts',
};

describe('a search for what is rare', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
    await test.database.query(
      `INSERT INTO testimonials (student_name, student_image, previous_role, present_role, company,
         quote, course_taken, status)
       SELECT CASE WHEN n = 77 THEN 'Zqö ~\\''' ELSE 'Maria ' || n END, 'https://a.example/', 'a',
         'b', 'Norvale', repeat('c', 50), 'Statistics', 'approved'
       FROM generate_series(1, ${ROWS}) n`,
    );
    await test.database.query(
      `INSERT INTO newsletter_subscriptions (email)
       SELECT CASE WHEN n = 77 THEN 'zq~''@example.org' ELSE 'reader' || n || '@example.org' END
       FROM generate_series(1, ${ROWS}) n`,
    );
    await test.database.query('ANALYZE');
  });
  afterAll(() => test.close());

  /** What is found, and how the rows are come by. */
  async function search(table: DatedTable, text: string) {
    const plans: string[] = [];
    const found = await findMatches(
      {
        query: async <Rows>(sql: string, values: unknown[]): Promise<Rows> => {
          const lines = await test.database.query<{ 'QUERY PLAN': string }>(
            `EXPLAIN ${sql}`,
            values,
          );
          if (!sql.includes('AS newest')) plans.push(...lines.map((line) => line['QUERY PLAN']));
          return test.dataSource.manager.query<Rows>(sql, values);
        },
      },
      table,
      text,
      { page: 1, limit: 50 },
    );
    return { found, plan: plans.join('\n') };
  }

  it.each(['zq', 'ZQ', '~', 'q', "'", '\\', "~\\'", 'qö', 'ö ~'])(
    'as %s reads no table of stories as a whole',
    async (text) => {
      const { found, plan } = await search(TESTIMONIALS, text);
      expect(found).toMatchObject({ total: 1, ids: ['77'] });
      expect(plan).toContain('testimonials_short_search');
      expect(plan).not.toMatch(/Seq Scan|on testimonials_search\b/);
    },
  );

  it.each(['zq', '~', "'@", "~'@"])(
    'as %s reads no table of subscribers as a whole',
    async (text) => {
      const { found, plan } = await search(SUBSCRIBERS, text);
      expect(found).toMatchObject({ total: 1, ids: ['77'] });
      expect(plan).toContain('newsletter_subscriptions_short_search');
      expect(plan).not.toContain('Seq Scan');
    },
  );

  it.each([
    ['zqo', 'testimonials_folded_search'],
    ['qo', 'testimonials_folded_short_search'],
  ])('as %s, but for its accents, reads none as a whole either', async (text, index) => {
    const { found, plan } = await search(TESTIMONIALS, text);
    expect(found).toMatchObject({ total: 1, ids: ['77'] });
    expect(plan).toContain(`on ${index}`);
    expect(plan).not.toContain('Seq Scan');
  });

  it.each(['??', '§', 'xq', '!?!'])('as %s, which nobody has, neither', async (text) => {
    const { found, plan } = await search(TESTIMONIALS, text);
    expect(found).toEqual({ total: 0, ids: [] });
    expect(plan).not.toContain('Seq Scan');
  });

  it('goes on to be cut where it is frequent', async () => {
    const { found, plan } = await search(TESTIMONIALS, 'ar');
    expect(plan).not.toContain('short_search');
    expect(found).toMatchObject({ total: 1_000, truncated: true });
    expect(found.ids[0]).toBe(String(ROWS));
  });
});
