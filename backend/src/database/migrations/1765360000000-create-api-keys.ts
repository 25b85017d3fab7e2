import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Programs that call the API for an admin. */
export class CreateApiKeys1765360000000 implements MigrationInterface {
  name = 'CreateApiKeys1765360000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE api_keys (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        beginning text NOT NULL,
        hash bytea NOT NULL UNIQUE,
        scopes text[] NOT NULL,
        addresses text[] NOT NULL,
        maker_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        created_at timestamptz NOT NULL,
        expires_at timestamptz,
        last_used_at timestamptz,
        last_used_from text
      )`);
    await queryRunner.query('CREATE INDEX api_keys_maker ON api_keys (maker_id)');
    await queryRunner.query(`
      CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON api_keys FOR EACH ROW
      EXECUTE FUNCTION audit_row('people', 'apiKey', 'id', 'name,scopes,addresses,expires_at', '')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE api_keys');
  }
}
