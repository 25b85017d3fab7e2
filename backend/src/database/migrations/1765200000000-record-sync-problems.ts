import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which records a sync could not read, so that it stopped at none of them. */
export class RecordSyncProblems1765200000000 implements MigrationInterface {
  name = 'RecordSyncProblems1765200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE sync_runs
        DROP CONSTRAINT sync_runs_status_check,
        ADD CONSTRAINT sync_runs_status_check
          CHECK (status IN ('running', 'succeeded', 'partial', 'failed', 'previewed', 'held')),
        ADD COLUMN problems integer NOT NULL DEFAULT 0`);
    await queryRunner.query(`
      CREATE TABLE sync_problems (
        run_id bigint NOT NULL REFERENCES sync_runs ON DELETE CASCADE,
        place integer NOT NULL,
        course_id text,
        title text,
        source text NOT NULL,
        field text NOT NULL,
        reason text NOT NULL,
        PRIMARY KEY (run_id, place)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE sync_problems');
    await queryRunner.query(`UPDATE sync_runs SET status = 'succeeded' WHERE status = 'partial'`);
    await queryRunner.query(`
      ALTER TABLE sync_runs
        DROP CONSTRAINT sync_runs_status_check,
        ADD CONSTRAINT sync_runs_status_check
          CHECK (status IN ('running', 'succeeded', 'failed', 'previewed', 'held')),
        DROP COLUMN problems`);
  }
}
