import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that users want to have, until they confirm them by a mail. */
export class ConfirmNewEmails1765740000000 implements MigrationInterface {
  name = 'ConfirmNewEmails1765740000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE email_changes (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        email text NOT NULL,
        former_email text NOT NULL,
        token_version integer NOT NULL,
        token_hash bytea,
        ended text CHECK (ended IN ('confirmed', 'replaced', 'cancelled')),
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      )`);
    await queryRunner.query(
      'CREATE UNIQUE INDEX email_changes_token_hash ON email_changes (token_hash)',
    );
    await queryRunner.query(
      'CREATE UNIQUE INDEX email_changes_open ON email_changes (user_id) WHERE ended IS NULL',
    );
    await queryRunner.query(
      'CREATE INDEX email_changes_user ON email_changes (user_id, created_at)',
    );
    await queryRunner.query('CREATE INDEX email_changes_expiry ON email_changes (expires_at)');
    await queryRunner.query(`
      CREATE TRIGGER audit AFTER INSERT OR UPDATE ON email_changes FOR EACH ROW
      EXECUTE FUNCTION audit_row('always', 'user', 'user_id',
        'email:new email,ended:change of email,expires_at', '')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `DELETE FROM mails WHERE kind IN ('email-confirmation', 'email-changed')`,
    );
    await queryRunner.query('DROP TABLE email_changes');
  }
}
