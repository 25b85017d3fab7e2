import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys of devices that people sign in with. They come back with a user whose deletion is taken back. */
export class CreatePasskeys1765410000000 implements MigrationInterface {
  name = 'CreatePasskeys1765410000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE passkeys (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        credential_id text NOT NULL UNIQUE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        name text NOT NULL,
        is_backed_up boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz
      )`);
    await queryRunner.query('CREATE INDEX passkeys_user ON passkeys (user_id)');
    await queryRunner.query(`
      CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON passkeys FOR EACH ROW
      EXECUTE FUNCTION audit_row('people', 'user', 'user_id', 'name:passkey', '')`);
    await queryRunner.query(`
      CREATE TABLE passkey_challenges (
        challenge text PRIMARY KEY,
        user_id uuid,
        expires_at timestamptz NOT NULL
      )`);
    await queryRunner.query(
      'CREATE INDEX passkey_challenges_end ON passkey_challenges (expires_at)',
    );
    await queryRunner.query(`ALTER TABLE changed_users ADD passkeys jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE changed_users DROP passkeys');
    await queryRunner.query('DROP TABLE passkey_challenges, passkeys');
  }
}
