import { jest } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { until } from '../../test/until.js';
import { collectPictures } from './collect-pictures.js';
import { PictureFetching } from './picture-fetching.service.js';

const STORIES = 6_000;
const UPLOADS = 10;
const UNUSED = 250;
const PICTURES = 2_500;

const urlOf = (n: number | string) => `'https://site.example/pictures/' || md5(${n}::text)`;
const ADD = 'INSERT INTO pictures (url, hash, width, height, colour, is_upload, fetched_at,';

/** What is asked of the database while something is done, and how many rows come back. */
async function statementsOf({ dataSource }: TestApp, work: () => Promise<unknown>) {
  const runner = dataSource.createQueryRunner();
  const query = jest.spyOn(Object.getPrototypeOf(runner) as typeof runner, 'query');
  await work();
  const { calls, results } = query.mock;
  const answers = await Promise.allSettled(results.map(({ value }) => value as Promise<unknown>));
  query.mockRestore();
  return calls.map(([sql, values], call) => {
    const answer = answers[call];
    const rows = answer?.status === 'fulfilled' && Array.isArray(answer.value) ? answer.value : [];
    return { sql, values, rows: rows.length };
  });
}

describe('a site with many pictures', () => {
  let database: TestDatabase;
  let test: TestApp;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-many-pictures-'));
    database = await createTestDatabase();
    test = await createTestApp({ database, env: { PICTURES_DIR: folder } });
  });
  afterAll(async () => {
    await test.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  afterEach(() => database.empty('pictures', 'testimonials'));

  /** Adds old uploads, and runs `sql` in the same transaction, so that no round finds them unused. */
  const addUploads = (count: number, sql = '') =>
    database.query(
      `${ADD} created_at, due_at)
       SELECT ${urlOf('n')}, left(md5(n::text), 20), 9, 9, '#ffffff', true, now(),
         now() - interval '2 days', now() - interval '1 day'
       FROM generate_series(1, ${count}) n; ${sql}`,
    );
  const left = () => database.query<{ url: string }>('SELECT url FROM pictures WHERE is_upload');
  const due = () => database.query('SELECT FROM pictures WHERE is_upload AND due_at <= now()');

  it('finds the uploads that nothing shows without a look at all stories for each', async () => {
    await addUploads(
      UPLOADS,
      `INSERT INTO testimonials (student_name, student_image, previous_role, present_role, company,
         company_logo, quote, course_taken, status)
       SELECT 'Maria ' || n, 'https://a.example/' || n, 'a', 'b', 'Norvale',
         CASE WHEN n < ${UPLOADS} THEN ${urlOf('n')} END, repeat('c', 50), 'Statistics', 'approved'
       FROM generate_series(1, ${STORIES}) n`,
    );
    await collectPictures(test.dataSource);
    await database.query('ANALYZE');
    const statements = await statementsOf(test, async () => {
      await test.app.get(PictureFetching).start();
      await until(async () => (await left()).length < UPLOADS && (await due()).length === 0);
    });
    expect(await left()).toHaveLength(UPLOADS - 1);
    for (const { sql, values } of statements.filter((each) => each.sql.includes('company_logo'))) {
      const plan = await database.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN ${sql}`,
        values as unknown[],
      );
      const lines = plan.map((line) => line['QUERY PLAN']).join('\n');
      expect(lines).toContain('testimonials_company_logo');
      expect(lines).not.toContain('Seq Scan on testimonials');
    }
  });

  it('looks at a hundred uploads at a time', async () => {
    await addUploads(UNUSED);
    const statements = await statementsOf(test, async () => {
      await test.app.get(PictureFetching).start();
      await until(async () => (await left()).length === 0);
    });
    expect(statements.filter(({ sql }) => sql.includes('is_unused')).length).toBeGreaterThan(2);
  });

  it('looks each hour at all of others’ sites, five thousand at a time', async () => {
    const add = (count: number) =>
      database.query(
        `INSERT INTO pictures (url, created_at, due_at)
         SELECT 'http://127.0.0.1:1/' || n, now() - interval '2 days', now() + interval '1 day'
         FROM generate_series(1, ${count}) n`,
      );
    const looks = async () => {
      const statements = await statementsOf(test, async () => {
        await test.app.get(PictureFetching).forget();
        await until(async () => (await database.query('SELECT FROM pictures')).length === 0);
      });
      return statements.filter(({ sql }) => /DELETE[^]*NOT is_upload/.test(sql)).length;
    };
    await add(12_000);
    expect(await looks()).toBe(3);
    await add(1);
    expect(await looks()).toBe(1);
  });

  it('asks for their files a thousand at a time', async () => {
    await database.query(
      `${ADD} due_at)
       SELECT 'http://127.0.0.1:1/' || n, left(md5(n::text), 20), 9, 9, '#ffffff', false, now(),
         now() + interval '1 day'
       FROM generate_series(1, ${PICTURES}) n`,
    );
    const wanted = () =>
      database.query('SELECT FROM pictures WHERE due_at <= now() OR failures > 0');
    const env = { PICTURES_DIR: folder, PICTURES_FETCH: 'on' };
    const other = await createTestApp({ database, env });
    try {
      await until(async () => (await wanted()).length === PICTURES);
      await database.query(`UPDATE pictures SET failures = 0, due_at = now() + interval '1 day'`);
      const statements = await statementsOf(other, async () => {
        other.app.get(PictureFetching).onApplicationBootstrap();
        await until(async () => (await wanted()).length === PICTURES);
      });
      const most = Math.max(...statements.map(({ rows }) => rows));
      expect(most).toBe(1_000);
    } finally {
      await other.close();
    }
  });
});
