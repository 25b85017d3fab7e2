import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSyncRuns1763700000001 implements MigrationInterface {
  name = 'CreateSyncRuns1763700000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE sync_runs (
        id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        platform text NOT NULL CHECK (platform IN ('thinkific', 'udemy')),
        trigger text NOT NULL CHECK (trigger IN ('schedule', 'admin', 'start', 'cli', 'webhook')),
        started_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz,
        status text NOT NULL CHECK (status IN ('running', 'succeeded', 'failed')),
        fetched integer NOT NULL DEFAULT 0,
        added integer NOT NULL DEFAULT 0,
        updated integer NOT NULL DEFAULT 0,
        removed integer NOT NULL DEFAULT 0,
        error text
      )`);
    await queryRunner.query(
      'CREATE INDEX sync_runs_newest ON sync_runs (platform, started_at DESC, id DESC)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE sync_runs');
  }
}
