import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { findMatches, NEWEST } from './newest-matches.queries.js';
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
  searched: 'search_text',
  counts: 'newsletter_counts',
};

describe('a search', () => {
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

  it.each([
    ['zqö', 'testimonials_search'],
    ['ZQO', 'testimonials_search'],
    ['nobody', 'testimonials_search'],
  ])('for %s reads no table as a whole', async (text, index) => {
    const { found, plan } = await search(TESTIMONIALS, text);
    expect(found.ids).toEqual(text === 'nobody' ? [] : ['77']);
    expect(plan).toContain(`on ${index}`);
    expect(plan).not.toContain('Seq Scan');
  });

  it.each(['zq', 'ZQ', '~', 'q', "'", '\\', "~\\'", 'qö', 'qo', 'ö ~'])(
    'for %s, which has no trigram, finds it among the newest',
    async (text) => {
      expect((await search(TESTIMONIALS, text)).found).toEqual({ total: 1, ids: ['77'] });
    },
  );

  it.each(['??', '§', 'xq', '!?!', '\u0301'])(
    'for %s, which nobody has, finds nothing',
    async (text) => {
      expect((await search(TESTIMONIALS, text)).found).toEqual({ total: 0, ids: [] });
    },
  );

  it('is cut where the term is frequent', async () => {
    const { found } = await search(TESTIMONIALS, 'ar');
    expect(found).toMatchObject({ total: 1_000, truncated: true });
    expect(found.ids[0]).toBe(String(ROWS));
  });

  it('without a trigram looks at the newest 100,000 rows, and says so', async () => {
    // Without the triggers, which would take most of the time.
    await test.database.query(`
      SET session_replication_role = replica;
      DELETE FROM newsletter_subscriptions; DELETE FROM newsletter_counts;
      INSERT INTO newsletter_subscriptions (email, subscribed_at)
      SELECT CASE WHEN n IN (1, 2) THEN 'zq' || n ELSE 'reader' || n END || '@example.org',
        '2026-05-31T00:00:00Z'::timestamptz + n * interval '1 ms'
      FROM generate_series(1, ${NEWEST + 1}) n;
      INSERT INTO newsletter_counts VALUES ('2026-05-31', ${NEWEST + 1});
      RESET session_replication_role`);
    const { found } = await search(SUBSCRIBERS, 'zq');
    expect(found).toMatchObject({ total: 1, searchedNewest: NEWEST });
    expect((await search(SUBSCRIBERS, 'zq1@')).found).toMatchObject({ total: 1 });
    const [newest] = await test.database.query<{ id: string }>(
      `SELECT id FROM newsletter_subscriptions WHERE email = 'zq2@example.org'`,
    );
    expect(found.ids).toEqual([newest?.id]);
  });
});
