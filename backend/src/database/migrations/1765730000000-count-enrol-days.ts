import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTriggers } from './1763900000003-count-testimonials-and-subscribers.js';

/**
 * The clicks of days (UTC) that are over, as sums: of each day, and of each course on the days that it is ranked by.
 * A job counts a day once it is over; triggers keep its sums right from then on. A click of today, whose day has no
 * sums, changes none, so that clicks do not wait for each other.
 */
export class CountEnrolDays1765730000000 implements MigrationInterface {
  name = 'CountEnrolDays1765730000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE enrol_days (
        day date PRIMARY KEY,
        clicks bigint NOT NULL,
        is_ranked boolean NOT NULL DEFAULT false
      )`);
    // Without a foreign key, which would have the job wait for who deletes a course, and that one for the job.
    await queryRunner.query(`
      CREATE TABLE ranked_enrol_clicks (
        thinkific_id bigint PRIMARY KEY,
        clicks bigint NOT NULL
      )`);
    await queryRunner.query(
      'CREATE INDEX enrol_clicks_of_course ON enrol_clicks (thinkific_id, day)',
    );
    await queryRunner.query(COUNT_DAYS);
    await queryRunner.query(ADJUST_DAYS);
    await createTriggers(queryRunner, 'enrol_clicks', 'adjust_enrol_days');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION adjust_enrol_days CASCADE');
    await queryRunner.query('DROP FUNCTION count_enrol_days');
    await queryRunner.query('DROP INDEX enrol_clicks_of_course');
    await queryRunner.query('DROP TABLE enrol_days, ranked_enrol_clicks');
  }
}

/** Of the 180 days that charts tell of; the later half ranks courses. Whoever has clicks in hand is waited for. */
const COUNT_DAYS = `
  CREATE FUNCTION count_enrol_days() RETURNS void LANGUAGE plpgsql SET lock_timeout = '2s' AS $$
  DECLARE
    today date := (now() AT TIME ZONE 'UTC')::date;
  BEGIN
    IF EXISTS (SELECT FROM enrol_days WHERE day = today - 1) THEN
      RETURN;
    END IF;
    LOCK TABLE enrol_clicks IN SHARE ROW EXCLUSIVE MODE;
    INSERT INTO enrol_days (day, clicks)
    SELECT past.day, coalesce(sum(clicks), 0)
    FROM (SELECT today - n AS day FROM generate_series(1, 179) AS n) AS past
    LEFT JOIN enrol_clicks USING (day)
    WHERE past.day NOT IN (SELECT day FROM enrol_days)
    GROUP BY past.day;
    INSERT INTO ranked_enrol_clicks AS kept (thinkific_id, clicks)
    SELECT thinkific_id, sum(CASE WHEN is_ranked THEN -counted.clicks ELSE counted.clicks END)
    FROM enrol_days JOIN enrol_clicks AS counted USING (day)
    WHERE is_ranked <> (day > today - 90)
    GROUP BY thinkific_id
    ON CONFLICT (thinkific_id) DO UPDATE SET clicks = kept.clicks + excluded.clicks;
    UPDATE enrol_days SET is_ranked = day > today - 90 WHERE is_ranked <> (day > today - 90);
    DELETE FROM enrol_days WHERE day < today - 179;
    DELETE FROM ranked_enrol_clicks WHERE clicks = 0;
  END $$`;

const ADJUST_DAYS = `
  CREATE FUNCTION adjust_enrol_days() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    CASE TG_OP
      WHEN 'INSERT' THEN ${adjust('SELECT * FROM new_rows')}
      WHEN 'DELETE' THEN ${adjust('SELECT day, thinkific_id, -clicks FROM old_rows')}
      WHEN 'UPDATE' THEN ${adjust(
        'SELECT * FROM new_rows UNION ALL SELECT day, thinkific_id, -clicks FROM old_rows',
      )}
      ELSE DELETE FROM enrol_days; DELETE FROM ranked_enrol_clicks;
    END CASE;
    RETURN NULL;
  END $$`;

/**
 * Whoever changes days that are over waits for whoever is at it: by rows, two statements could lock each other out, as one
 * that inserts and updates comes here twice.
 * @param rows what has come, with its clicks, and what has gone, with its clicks below nothing
 */
function adjust(rows: string): string {
  const changed = `(${rows}) AS changed (day, thinkific_id, clicks) JOIN enrol_days USING (day)`;
  return `
    IF EXISTS (SELECT FROM ${changed}) THEN
      LOCK TABLE enrol_days IN SHARE ROW EXCLUSIVE MODE;
      INSERT INTO ranked_enrol_clicks AS kept (thinkific_id, clicks)
      SELECT thinkific_id, sum(changed.clicks) FROM ${changed}
      WHERE is_ranked GROUP BY thinkific_id
      ON CONFLICT (thinkific_id) DO UPDATE SET clicks = kept.clicks + excluded.clicks;
      UPDATE enrol_days AS kept SET clicks = kept.clicks + sums.clicks
      FROM (SELECT day, sum(changed.clicks) AS clicks FROM ${changed} GROUP BY day) AS sums
      WHERE kept.day = sums.day;
    END IF;`;
}
