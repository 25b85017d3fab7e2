import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links by which people confirm that they want the newsletter, with their addresses until they do. */
export class ConfirmSubscriptions1765380000000 implements MigrationInterface {
  name = 'ConfirmSubscriptions1765380000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE newsletter_confirmations (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        email text,
        token_hash bytea,
        times_asked integer NOT NULL DEFAULT 1,
        asked_at timestamptz NOT NULL DEFAULT now(),
        reminded_at timestamptz,
        expires_at timestamptz NOT NULL,
        confirmed_at timestamptz
      )`);
    await queryRunner.query(
      'CREATE UNIQUE INDEX newsletter_confirmations_email ON newsletter_confirmations (email)',
    );
    await queryRunner.query(
      'CREATE UNIQUE INDEX newsletter_confirmations_token ON newsletter_confirmations (token_hash)',
    );
    await queryRunner.query(
      'CREATE INDEX newsletter_confirmations_expiry ON newsletter_confirmations (expires_at)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM mails WHERE kind = 'newsletter-confirmation'`);
    await queryRunner.query('DROP TABLE newsletter_confirmations');
  }
}
