import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people sign in with beside their password. It comes back with a user whose deletion is taken back. */
export class CreateTwoFactors1765370000000 implements MigrationInterface {
  name = 'CreateTwoFactors1765370000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE two_factors (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        secret bytea NOT NULL,
        confirmed_at timestamptz,
        last_step integer,
        refused_step integer,
        recovery_codes bytea[] NOT NULL DEFAULT '{}'
      )`);
    await queryRunner.query(`
      CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON two_factors FOR EACH ROW
      EXECUTE FUNCTION audit_row('people', 'user', 'user_id', 'confirmed_at:two-factor authentication since',
        'secret:authenticator app,recovery_codes:recovery codes')`);
    await queryRunner.query('ALTER TABLE changed_users ADD two_factor jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE changed_users DROP two_factor');
    await queryRunner.query('DROP TABLE two_factors');
  }
}
