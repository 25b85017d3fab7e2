import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An undo is a run, and asks for each course which runs have changed it. */
export class UndoSyncs1765210000000 implements MigrationInterface {
  name = 'UndoSyncs1765210000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE sync_runs
        DROP CONSTRAINT sync_runs_trigger_check,
        ADD CONSTRAINT sync_runs_trigger_check
          CHECK (trigger IN ('schedule', 'admin', 'start', 'cli', 'webhook', 'undo'))`);
    await queryRunner.query(
      'CREATE INDEX sync_changes_by_course ON sync_changes (course_id, run_id DESC)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX sync_changes_by_course');
    await queryRunner.query(`DELETE FROM sync_runs WHERE trigger = 'undo'`);
    await queryRunner.query(`
      ALTER TABLE sync_runs
        DROP CONSTRAINT sync_runs_trigger_check,
        ADD CONSTRAINT sync_runs_trigger_check
          CHECK (trigger IN ('schedule', 'admin', 'start', 'cli', 'webhook'))`);
  }
}
