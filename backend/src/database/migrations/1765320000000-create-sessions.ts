import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What stands behind each token. One that ends before its time is told to those who follow syncs. */
export class CreateSessions1765320000000 implements MigrationInterface {
  name = 'CreateSessions1765320000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE sessions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        token_version integer NOT NULL,
        device text NOT NULL,
        address text NOT NULL,
        signed_in_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX sessions_user ON sessions (user_id, last_seen_at)');
    await queryRunner.query('CREATE INDEX sessions_expiry ON sessions (expires_at)');
    await queryRunner.query(`
      CREATE FUNCTION announce_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('user_access', OLD.user_id::text);
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER announce_session_end AFTER DELETE ON sessions
      FOR EACH ROW WHEN (OLD.expires_at > now()) EXECUTE FUNCTION announce_session_end()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE sessions');
    await queryRunner.query('DROP FUNCTION announce_session_end');
  }
}
