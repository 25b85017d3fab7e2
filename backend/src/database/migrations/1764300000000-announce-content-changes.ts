import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables of which every row may show on the public site. */
const CONTENT = ['courses', 'course_overrides', 'udemy_courses'];

const PUBLISHED = (row: string) => `${row}.status = 'approved' AND ${row}.is_visible`;

/**
 * Tells every process, at the commit, that something visitors see has changed. A transaction sends
 * one notice however many rows it writes. Testimonials that nobody sees yet are not worth one.
 */
export class AnnounceContentChanges1764300000000 implements MigrationInterface {
  name = 'AnnounceContentChanges1764300000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION announce_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('content', 'changed');
        RETURN NULL;
      END $$`);
    for (const table of CONTENT) {
      await queryRunner.query(`
        CREATE TRIGGER announce_change
        AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change()`);
    }
    for (const [event, condition] of Object.entries({
      INSERT: PUBLISHED('NEW'),
      UPDATE: `${PUBLISHED('OLD')} OR ${PUBLISHED('NEW')}`,
      DELETE: PUBLISHED('OLD'),
    })) {
      await queryRunner.query(`
        CREATE TRIGGER announce_${event.toLowerCase()}
        AFTER ${event} ON testimonials
        FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION announce_content_change()`);
    }
    await queryRunner.query(`
      CREATE TRIGGER announce_truncate
      AFTER TRUNCATE ON testimonials
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP FUNCTION announce_content_change() CASCADE`);
  }
}
