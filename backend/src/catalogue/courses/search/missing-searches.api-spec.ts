import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../../test/sign-in.js';
import { insertCourse } from '../course.factory.js';
import type { MissingSearchesDto } from '../dto/missing-searches.dto.js';
import { MissingSearches } from './missing-searches.service.js';

const NOTE = '/api/catalogue/missing-searches';
const LIST = '/api/admin/missing-searches';

describe('searches without a result', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' } });
    admin = await signIn(test, 'admin');
    await insertCourse(test.database, { name: 'Python' });
  });
  afterAll(() => test.close());
  afterEach(async () => {
    await test.database.query('DELETE FROM missing_searches');
    await test.database.query('DELETE FROM rate_limits');
  });

  let visitor = 0;
  const note = (search: unknown, from = `192.0.2.${(visitor += 1)}`) =>
    test.api.post(NOTE, { search }, { headers: { 'X-Forwarded-For': from } });
  const list = async () => (await admin.api.get<MissingSearchesDto>(LIST)).body.searches;
  const today = () => new Date().toISOString().slice(0, 10);

  it('are counted by term, the most frequent first', async () => {
    expect(await list()).toEqual([]);
    for (const search of ['Haskell', ' häskell! ', 'COBOL for banks', 'haskell']) {
      expect((await note(search)).status).toBe(204);
    }
    expect(await list()).toEqual([
      { term: 'haskell', count: 3, last_day: today() },
      { term: 'cobol for banks', count: 1, last_day: today() },
    ]);
    const columns = await test.database.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns
       WHERE table_name = 'missing_searches' ORDER BY 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual(['day', 'searches', 'term']);
  });

  it('are shown up to the twentieth', async () => {
    await test.database.query(
      `INSERT INTO missing_searches (day, term, searches)
       SELECT (now() AT TIME ZONE 'UTC')::date, 'term ' || number, number
       FROM generate_series(1, 21) AS number`,
    );
    const terms = (await list()).map(({ term }) => term);
    expect(terms).toEqual(Array.from({ length: 20 }, (_, index) => `term ${21 - index}`));
  });

  it.each([
    ['what finds something', 'pyhton'],
    ['an email address', 'maria@example.org'],
    ['a telephone number', '+44 20 7946 0958'],
    ['one in full-width digits', '０９０１２３４５６７８'],
    ['one in Arabic digits', '٠٥٠١٢٣٤٥٦٧'],
    ['an address with a full-width sign', 'maria＠example.org'],
    ['a web address', 'https://example.org/maria'],
    ['what is long', 'a sentence that somebody has pasted into the field'],
    ['a letter', 'x'],
    ['signs', '"><'],
  ])('leave out %s', async (_what, search) => {
    expect((await note(search)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  it('refuse what is no search', async () => {
    for (const search of ['', 'x'.repeat(101), 5, null]) {
      expect((await note(search)).status).toBe(400);
    }
  });

  it('are limited for one address', async () => {
    for (let count = 0; count < 20; count += 1) await note('haskell', '198.51.100.7');
    expect((await note('haskell', '198.51.100.7')).status).toBe(429);
    expect((await list())[0]?.count).toBe(20);
  });

  it('are of so many terms a day, of which each goes on being counted', async () => {
    await test.database.query(
      `INSERT INTO missing_searches (day, term)
       SELECT (now() AT TIME ZONE 'UTC')::date, 'term' || number
       FROM generate_series(1, 199) AS number`,
    );
    for (const search of ['haskell', 'cobol', 'haskell']) await note(search);
    const rows = await test.database.query<{ count: number }>(
      'SELECT count(*)::int FROM missing_searches',
    );
    expect(rows).toEqual([{ count: 200 }]);
    expect((await list())[0]).toMatchObject({ term: 'haskell', count: 2 });
  });

  it('are forgotten after 90 days', async () => {
    await test.database.query(
      `INSERT INTO missing_searches (day, term, searches)
       SELECT (now() AT TIME ZONE 'UTC')::date - age, 'age ' || age, 1
       FROM unnest(ARRAY[89, 90]) AS age`,
    );
    expect((await list()).map(({ term }) => term)).toEqual(['age 89']);
    await test.app.get(MissingSearches).purge();
    expect(await test.database.query('SELECT term FROM missing_searches')).toEqual([
      { term: 'age 89' },
    ]);
  });
});
