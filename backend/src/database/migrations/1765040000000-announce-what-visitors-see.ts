import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['courses', 'course_overrides', 'udemy_courses'];

/** A course that the platform took away is seen too: its address says so. */
const COURSE = (row: string) =>
  `(${row}.removed_at IS NOT NULL OR coalesce(${row}.visibility_choice, ${row}.on_sale))`;
const UDEMY_COURSE = (row: string) =>
  `(${row}.removed_at IS NULL AND coalesce(${row}.visibility_choice, true))`;
const OVERRIDE = (row: string) => `override_is_seen(${row}.thinkific_id)`;

/** Columns that visitors see nothing of. */
const UNSEEN = `'{override_version,base}'::text[]`;

/**
 * Announces a change of courses only if visitors see it: statements that write no row, such as those
 * of a sync that finds everything as it was, and what happens to hidden courses are no change of the
 * site, and its pages stay in memory.
 */
export class AnnounceWhatVisitorsSee1765040000000 implements MigrationInterface {
  name = 'AnnounceWhatVisitorsSee1765040000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION override_is_seen(id bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT EXISTS (
          SELECT FROM courses
          WHERE thinkific_id = id AND removed_at IS NULL AND coalesce(visibility_choice, on_sale)
        )
      $$`);
    const seen = { courses: COURSE, udemy_courses: UDEMY_COURSE, course_overrides: OVERRIDE };
    for (const [table, isSeen] of Object.entries(seen)) {
      const conditions = {
        INSERT: isSeen('NEW'),
        UPDATE: `(${isSeen('OLD')} OR ${isSeen('NEW')})
          AND to_jsonb(OLD) - ${UNSEEN} IS DISTINCT FROM to_jsonb(NEW) - ${UNSEEN}`,
        DELETE: isSeen('OLD'),
      };
      await queryRunner.query(`DROP TRIGGER announce_change ON ${table}`);
      for (const [event, condition] of Object.entries(conditions)) {
        await queryRunner.query(`
          CREATE TRIGGER announce_${event.toLowerCase()}
          AFTER ${event} ON ${table}
          FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION announce_content_change()`);
      }
      await queryRunner.query(`
        CREATE TRIGGER announce_truncate
        AFTER TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change()`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      for (const event of ['insert', 'update', 'delete', 'truncate']) {
        await queryRunner.query(`DROP TRIGGER announce_${event} ON ${table}`);
      }
      await queryRunner.query(`
        CREATE TRIGGER announce_change
        AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change()`);
    }
    await queryRunner.query(`DROP FUNCTION override_is_seen(bigint)`);
  }
}
