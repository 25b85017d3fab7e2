import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateUsers1763800000001 implements MigrationInterface {
  name = 'CreateUsers1763800000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE users (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        username text NOT NULL,
        name text NOT NULL,
        email text NOT NULL,
        role text NOT NULL CHECK (role IN ('admin', 'staff')),
        phone text,
        is_active boolean NOT NULL DEFAULT true,
        password_hash text NOT NULL,
        token_version integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query('CREATE UNIQUE INDEX users_username_key ON users (lower(username))');
    await queryRunner.query('CREATE UNIQUE INDEX users_email_key ON users (lower(email))');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE users');
  }
}
