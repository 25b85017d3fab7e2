import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A site sends so many mails again within an hour; they are told from the first ones. */
export class CountMailsSentAgain1765650000000 implements MigrationInterface {
  name = 'CountMailsSentAgain1765650000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE mails ADD COLUMN again boolean NOT NULL DEFAULT false');
    await queryRunner.query('CREATE INDEX mails_again ON mails (created_at) WHERE again');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE mails DROP COLUMN again');
  }
}
