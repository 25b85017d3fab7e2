import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Overrides that admins have ended, for as long as they may take it back: for half an hour. */
export class UndoBackToSource1765270000000 implements MigrationInterface {
  name = 'UndoBackToSource1765270000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE ended_overrides (
        undo_id uuid NOT NULL,
        thinkific_id bigint NOT NULL,
        version integer NOT NULL,
        before jsonb NOT NULL,
        ended_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (undo_id, thinkific_id)
      )`);
    await queryRunner.query('CREATE INDEX ended_overrides_oldest ON ended_overrides (ended_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE ended_overrides');
  }
}
