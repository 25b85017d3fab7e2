import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When somebody has last shown who they are in a session. Those that are there count from their sign-in. */
export class ProveAgain1765411000000 implements MigrationInterface {
  name = 'ProveAgain1765411000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE sessions ADD proven_at timestamptz NOT NULL DEFAULT now()',
    );
    await queryRunner.query('UPDATE sessions SET proven_at = signed_in_at');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE sessions DROP proven_at');
  }
}
