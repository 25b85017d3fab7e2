import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people have agreed to, beside their address. Nothing is known of who was there before, or imported. */
export class KeepConsents1765381000000 implements MigrationInterface {
  name = 'KeepConsents1765381000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE newsletter_subscriptions ADD COLUMN consents jsonb');
    await queryRunner.query('ALTER TABLE newsletter_confirmations ADD COLUMN consents jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE newsletter_confirmations DROP COLUMN consents');
    await queryRunner.query('ALTER TABLE newsletter_subscriptions DROP COLUMN consents');
  }
}
