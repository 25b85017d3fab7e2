import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links by which people who have forgotten their password choose a new one. */
export class CreatePasswordResets1765310000000 implements MigrationInterface {
  name = 'CreatePasswordResets1765310000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE password_resets (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        email text NOT NULL,
        token_version integer NOT NULL,
        token_hash bytea,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        used_at timestamptz
      )`);
    await queryRunner.query(
      'CREATE UNIQUE INDEX password_resets_token_hash ON password_resets (token_hash)',
    );
    await queryRunner.query(
      'CREATE INDEX password_resets_user ON password_resets (user_id, created_at)',
    );
    await queryRunner.query('CREATE INDEX password_resets_expiry ON password_resets (expires_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM mails WHERE kind = 'password-reset'`);
    await queryRunner.query('DROP TABLE password_resets');
  }
}
