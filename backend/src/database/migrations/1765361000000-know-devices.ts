import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where each user has signed in from, so that a new device is noticed. Who is signed in now is no news. */
export class KnowDevices1765361000000 implements MigrationInterface {
  name = 'KnowDevices1765361000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE known_devices (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        device text NOT NULL,
        address text NOT NULL,
        first_seen_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (user_id, device)
      )`);
    await queryRunner.query(`
      INSERT INTO known_devices (user_id, device, address)
      SELECT DISTINCT ON (user_id, device) user_id, device, address FROM sessions
      ORDER BY user_id, device, signed_in_at`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE known_devices');
  }
}
