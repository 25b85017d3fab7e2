import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { insertTestimonials } from './stats.factory.js';

/** The same choices at each run. */
function randomChoices(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

const INSERT_STORY = `
  INSERT INTO testimonials (student_name, student_image, previous_role, present_role, company,
    quote, course_taken, status, is_visible)
  SELECT 'Name', 'Image', 'Before', 'Now', 'Company', 'Quote', 'Course', status, visible
  FROM (VALUES ('pending', true), ('approved', true), ('approved', false), ('rejected', true))
    AS kinds (status, visible), generate_series(1, $1::int)`;

const INSERT_SUBSCRIBERS = `
  INSERT INTO newsletter_subscriptions (email)
  SELECT 'reader' || (random() * 500)::int || '@example.org' FROM generate_series(1, $1::int)
  ON CONFLICT DO NOTHING`;

/** Statements that change the numbers, each with one number as its parameter. */
const STATEMENTS = [
  INSERT_STORY,
  INSERT_STORY,
  `UPDATE testimonials SET status = 'approved' WHERE status = 'pending' AND id % 3 = $1::int % 3`,
  `UPDATE testimonials SET status = 'pending' WHERE id % 7 = $1::int % 7`,
  `UPDATE testimonials SET is_visible = NOT is_visible WHERE id % 5 = $1::int % 5`,
  `UPDATE testimonials SET quote = 'Another' WHERE id % 2 = $1::int % 2`,
  `DELETE FROM testimonials WHERE id % 11 = $1::int % 11`,
  `DELETE FROM testimonials WHERE id = -$1::int`,
  INSERT_SUBSCRIBERS,
  INSERT_SUBSCRIBERS,
  `INSERT INTO newsletter_subscriptions (email)
   VALUES ('new' || $1::int || '@example.org'), ('reader1@example.org')
   ON CONFLICT (email) DO UPDATE SET subscribed_at = now()`,
  `DELETE FROM newsletter_subscriptions WHERE id % 13 = $1::int % 13`,
  `WITH gone AS (DELETE FROM newsletter_subscriptions WHERE id % 17 = $1::int % 17 RETURNING email)
   DELETE FROM testimonials WHERE id IN (SELECT length(email) FROM gone)`,
];

/** The same for connections at once: each has rows of its own, so that they meet at the numbers only. */
const OWN_STATEMENTS = [
  `INSERT INTO testimonials (student_name, student_image, previous_role, present_role, company,
     quote, course_taken)
   SELECT $1, 'Image', 'Before', 'Now', 'Company', 'Quote', 'Course' FROM generate_series(1, 9)`,
  `UPDATE testimonials SET status = 'approved' WHERE student_name = $1 AND id % 2 = 0`,
  `UPDATE testimonials SET is_visible = NOT is_visible WHERE student_name = $1 AND id % 3 = 0`,
  `DELETE FROM testimonials WHERE student_name = $1 AND id % 5 = 0`,
  `INSERT INTO newsletter_subscriptions (email)
   SELECT $1 || (random() * 50)::int FROM generate_series(1, 9) ON CONFLICT DO NOTHING`,
  `DELETE FROM newsletter_subscriptions WHERE starts_with(email, $1) AND id % 3 = 0`,
];

describe('the numbers that triggers keep', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  const kept = async () =>
    (
      await database.query(`
        SELECT coalesce(sum(stories.total), 0) AS total,
          coalesce(sum(stories.total) FILTER (WHERE status = 'pending'), 0) AS pending,
          coalesce(sum(visible), 0) AS visible,
          (SELECT coalesce(sum(total), 0) FROM newsletter_counts) AS readers
        FROM testimonial_counts AS stories`)
    )[0];

  const counted = async () =>
    (
      await database.query(`
        SELECT count(*) AS total,
          count(*) FILTER (WHERE status = 'pending') AS pending,
          count(*) FILTER (WHERE status = 'approved' AND is_visible) AS visible,
          (SELECT count(*) FROM newsletter_subscriptions) AS readers
        FROM testimonials`)
    )[0];

  it('are right after any statement', async () => {
    const choose = randomChoices(1);
    for (let step = 0; step < 150; step += 1) {
      const statement = STATEMENTS[choose(STATEMENTS.length)] ?? INSERT_STORY;
      await database.query(statement, [choose(30) + 1]);
      expect({ statement, ...(await kept()) }).toEqual({ statement, ...(await counted()) });
    }
    expect(await counted()).not.toMatchObject({ pending: '0', visible: '0', readers: '0' });
  });

  it('follow a statement only as far as its transaction goes', async () => {
    await insertTestimonials(database, 3, 'pending');
    await database.query('BEGIN');
    await insertTestimonials(database, 4, 'pending');
    await database.query('SAVEPOINT here');
    await database.query('DELETE FROM testimonials');
    await database.query('ROLLBACK TO here');
    expect(await kept()).toMatchObject({ total: '7' });
    await database.query('ROLLBACK');
    expect(await kept()).toMatchObject({ total: '3', pending: '3' });
  });

  it('are right after many connections at once', async () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    await Promise.all(
      names.map(async (name, seed) => {
        const connection = new Client({ connectionString: database.url });
        await connection.connect();
        const choose = randomChoices(seed + 100);
        for (let step = 0; step < 60; step += 1) {
          await connection.query(OWN_STATEMENTS[choose(OWN_STATEMENTS.length)] ?? '', [name]);
        }
        await connection.end();
      }),
    );
    expect(await kept()).toEqual(await counted());
    expect(await counted()).not.toMatchObject({ total: '0', readers: '0' });
  });

  it('do not make a statement wait that changes none of them', async () => {
    await insertTestimonials(database, 2, 'pending');
    const other = new Client({ connectionString: database.url });
    await other.connect();
    await other.query('BEGIN');
    await other.query(`UPDATE testimonials SET status = 'approved' WHERE id = 1`);
    await database.query(`SET lock_timeout = '1s'`);
    await database.query(`UPDATE testimonials SET quote = 'Another' WHERE id = 2`);
    await expect(
      database.query(`UPDATE testimonials SET status = 'rejected' WHERE id = 2`),
    ).rejects.toThrow('lock timeout');
    await other.query('COMMIT');
    await other.end();
    expect(await kept()).toEqual(await counted());
  });
});
