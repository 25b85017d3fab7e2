import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links for new passwords that an admin hands out, beside those that are sent. */
export class MakePasswordLinks1765500000000 implements MigrationInterface {
  name = 'MakePasswordLinks1765500000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE password_resets ADD COLUMN by_hand boolean NOT NULL DEFAULT false',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE password_resets DROP COLUMN by_hand');
  }
}
