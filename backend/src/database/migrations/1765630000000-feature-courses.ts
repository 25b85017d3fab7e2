import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Courses that admins want on the home page, and how often visitors went on to enrol of late. */
export class FeatureCourses1765630000000 implements MigrationInterface {
  name = 'FeatureCourses1765630000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE featured_courses (
        thinkific_id bigint PRIMARY KEY REFERENCES courses ON DELETE CASCADE,
        featured_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(`
      CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON featured_courses FOR EACH ROW
      EXECUTE FUNCTION audit_row('people', 'course', 'thinkific_id', 'featured_at:featured since', '')`);
    await queryRunner.query(CREATE_RECENT_CLICKS);
    await queryRunner.query(ANNOUNCE);
    for (const table of ['featured_courses', 'recent_enrol_clicks']) {
      await queryRunner.query(`
        CREATE TRIGGER announce_featured AFTER INSERT OR UPDATE OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION announce_featured()`);
    }
    await queryRunner.query(RECOUNT);
    await queryRunner.query('SELECT recount_enrol_clicks()');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION recount_enrol_clicks');
    await queryRunner.query('DROP TABLE featured_courses, recent_enrol_clicks');
    await queryRunner.query('DROP FUNCTION announce_featured');
  }
}

export const CREATE_RECENT_CLICKS = `
  CREATE TABLE recent_enrol_clicks (
    thinkific_id bigint PRIMARY KEY REFERENCES courses ON DELETE CASCADE,
    clicks bigint NOT NULL
  )`;

const ANNOUNCE = `
  CREATE FUNCTION announce_featured() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('content_topics', 'featured');
    RETURN NULL;
  END $$`;

/** Of the 30 days (UTC) before today, so that a click changes nothing before the next day. */
export const RECOUNT = `
  CREATE FUNCTION recount_enrol_clicks() RETURNS void LANGUAGE sql AS $$
    WITH today AS (SELECT (now() AT TIME ZONE 'UTC')::date AS day),
    counted AS (
      SELECT thinkific_id, sum(clicks)::bigint AS clicks
      FROM enrol_clicks JOIN courses USING (thinkific_id), today
      WHERE enrol_clicks.day >= today.day - 30 AND enrol_clicks.day < today.day
      GROUP BY thinkific_id
    ), over AS (
      DELETE FROM recent_enrol_clicks
      WHERE thinkific_id NOT IN (SELECT thinkific_id FROM counted)
    )
    INSERT INTO recent_enrol_clicks AS recent (thinkific_id, clicks)
    SELECT thinkific_id, clicks FROM counted
    ON CONFLICT (thinkific_id) DO UPDATE SET clicks = excluded.clicks
    WHERE recent.clicks <> excluded.clicks
  $$`;
