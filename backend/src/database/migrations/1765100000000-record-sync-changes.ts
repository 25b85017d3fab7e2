import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each sync changed or would change, course by course, and who asked for it and decided. */
export class RecordSyncChanges1765100000000 implements MigrationInterface {
  name = 'RecordSyncChanges1765100000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE sync_runs
        DROP CONSTRAINT sync_runs_status_check,
        ADD CONSTRAINT sync_runs_status_check
          CHECK (status IN ('running', 'succeeded', 'failed', 'previewed', 'held')),
        ADD COLUMN requests integer NOT NULL DEFAULT 0,
        ADD COLUMN started_by uuid REFERENCES users ON DELETE SET NULL,
        ADD COLUMN digest text,
        ADD COLUMN follows bigint REFERENCES sync_runs ON DELETE SET NULL,
        ADD COLUMN decision text CHECK (decision IN ('apply', 'keep', 'overtaken')),
        ADD COLUMN decided_by uuid REFERENCES users ON DELETE SET NULL,
        ADD COLUMN decided_at timestamptz`);
    await queryRunner.query(
      'CREATE INDEX sync_runs_by_time ON sync_runs (started_at DESC, id DESC)',
    );
    await queryRunner.query(`
      CREATE TABLE sync_changes (
        run_id bigint NOT NULL REFERENCES sync_runs ON DELETE CASCADE,
        course_id text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('added', 'changed', 'returned', 'removed')),
        title text NOT NULL,
        fields jsonb NOT NULL,
        digest text NOT NULL,
        PRIMARY KEY (run_id, course_id)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE sync_changes');
    await queryRunner.query(`DELETE FROM sync_runs WHERE status IN ('previewed', 'held')`);
    await queryRunner.query('DROP INDEX sync_runs_by_time');
    await queryRunner.query(`
      ALTER TABLE sync_runs
        DROP CONSTRAINT sync_runs_status_check,
        ADD CONSTRAINT sync_runs_status_check CHECK (status IN ('running', 'succeeded', 'failed')),
        DROP COLUMN requests, DROP COLUMN started_by, DROP COLUMN digest, DROP COLUMN follows,
        DROP COLUMN decision, DROP COLUMN decided_by, DROP COLUMN decided_at`);
  }
}
