import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is known of the curriculum of each course, and when the platform was last asked for it. */
export class FollowCurricula1765231000000 implements MigrationInterface {
  name = 'FollowCurricula1765231000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE course_curricula (
        thinkific_id bigint PRIMARY KEY REFERENCES courses (thinkific_id) ON DELETE CASCADE,
        listed bigint[] NOT NULL,
        seen bigint[],
        curriculum text[] NOT NULL,
        looked_at timestamptz
      )`);
    await queryRunner.query(`
      INSERT INTO course_curricula (thinkific_id, listed, curriculum)
      SELECT thinkific_id, '{}', CASE WHEN jsonb_typeof(difference -> 'row' -> 'curriculum') = 'array'
        THEN ARRAY(SELECT jsonb_array_elements_text(difference -> 'row' -> 'curriculum'))
        ELSE curriculum END
      FROM courses`);
    await queryRunner.query(`
      ALTER TABLE sync_runs
        DROP CONSTRAINT sync_runs_trigger_check,
        ADD CONSTRAINT sync_runs_trigger_check
          CHECK (trigger IN ('schedule', 'admin', 'start', 'cli', 'webhook', 'undo', 'curricula')),
        ADD COLUMN wanted_at timestamptz`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM sync_runs WHERE trigger = 'curricula'`);
    await queryRunner.query(`
      ALTER TABLE sync_runs
        DROP COLUMN wanted_at,
        DROP CONSTRAINT sync_runs_trigger_check,
        ADD CONSTRAINT sync_runs_trigger_check
          CHECK (trigger IN ('schedule', 'admin', 'start', 'cli', 'webhook', 'undo'))`);
    await queryRunner.query('DROP TABLE course_curricula');
  }
}
