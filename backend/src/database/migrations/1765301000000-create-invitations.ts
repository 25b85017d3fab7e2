import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An address has one open invitation at a time. They outlive who sent them. */
export class CreateInvitations1765301000000 implements MigrationInterface {
  name = 'CreateInvitations1765301000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE invitations (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        email text NOT NULL,
        name text NOT NULL,
        role text NOT NULL CHECK (role IN ('admin', 'staff')),
        inviter_name text NOT NULL,
        token_hash bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        accepted_at timestamptz,
        revoked_at timestamptz
      )`);
    await queryRunner.query(
      'CREATE UNIQUE INDEX invitations_token_hash ON invitations (token_hash)',
    );
    await queryRunner.query(`
      CREATE UNIQUE INDEX invitations_open_email ON invitations (lower(email))
        WHERE accepted_at IS NULL AND revoked_at IS NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM mails WHERE kind = 'invitation'`);
    await queryRunner.query('DROP TABLE invitations');
  }
}
