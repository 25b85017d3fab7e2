import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links end together with the rights of the admins who handed them out. */
export class EndIssuedLinks1795899863002 implements MigrationInterface {
  name = 'EndIssuedLinks1795899863002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE password_resets ADD COLUMN issuer_id uuid');
    await queryRunner.query(
      "ALTER TABLE invitations ADD COLUMN issuer_ids uuid[] NOT NULL DEFAULT '{}'",
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE invitations DROP COLUMN issuer_ids');
    await queryRunner.query('ALTER TABLE password_resets DROP COLUMN issuer_id');
  }
}
