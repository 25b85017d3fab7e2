import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far a sync that is running has come, and who cancelled it. */
export class FollowSyncs1765220000000 implements MigrationInterface {
  name = 'FollowSyncs1765220000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE sync_runs
        DROP CONSTRAINT sync_runs_status_check,
        ADD CONSTRAINT sync_runs_status_check CHECK (status IN (
          'running', 'succeeded', 'partial', 'failed', 'previewed', 'held', 'cancelled')),
        ADD COLUMN pages_read integer NOT NULL DEFAULT 0,
        ADD COLUMN courses_done integer NOT NULL DEFAULT 0,
        ADD COLUMN courses_total integer,
        ADD COLUMN expected_at timestamptz,
        ADD COLUMN cancelled_at timestamptz,
        ADD COLUMN cancelled_by uuid REFERENCES users ON DELETE SET NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM sync_runs WHERE status = 'cancelled'`);
    await queryRunner.query(`
      ALTER TABLE sync_runs
        DROP CONSTRAINT sync_runs_status_check,
        ADD CONSTRAINT sync_runs_status_check CHECK (status IN (
          'running', 'succeeded', 'partial', 'failed', 'previewed', 'held')),
        DROP COLUMN pages_read, DROP COLUMN courses_done, DROP COLUMN courses_total,
        DROP COLUMN expected_at, DROP COLUMN cancelled_at, DROP COLUMN cancelled_by`);
  }
}
