import type { MigrationInterface, QueryRunner } from 'typeorm';

const ENDING = ['course_overrides', 'joined_courses'];

/** When a course last lost its override or its half on the other platform, which takes the row with its date away. */
export class NoteCourseEndings1765830000002 implements MigrationInterface {
  name = 'NoteCourseEndings1765830000002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE course_endings (
        thinkific_id bigint PRIMARY KEY REFERENCES courses ON DELETE CASCADE,
        ended_at timestamptz NOT NULL DEFAULT now()
      )`);
    // The course itself may be gone.
    await queryRunner.query(`
      CREATE FUNCTION note_course_ending() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO course_endings (thinkific_id)
        SELECT thinkific_id FROM courses WHERE thinkific_id = OLD.thinkific_id
        ON CONFLICT (thinkific_id) DO UPDATE SET ended_at = excluded.ended_at;
        RETURN NULL;
      END $$`);
    for (const table of ENDING) {
      await queryRunner.query(`
        CREATE TRIGGER note_ending AFTER DELETE ON ${table} FOR EACH ROW
        EXECUTE FUNCTION note_course_ending()`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ENDING) await queryRunner.query(`DROP TRIGGER note_ending ON ${table}`);
    await queryRunner.query('DROP FUNCTION note_course_ending');
    await queryRunner.query('DROP TABLE course_endings');
  }
}
