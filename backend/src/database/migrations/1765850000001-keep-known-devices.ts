import type { MigrationInterface, QueryRunner } from 'typeorm';

/** They come back with a deleted user, so that the next sign-in from another device is told of. */
export class KeepKnownDevices1765850000001 implements MigrationInterface {
  name = 'KeepKnownDevices1765850000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE changed_users ADD known_devices jsonb NOT NULL DEFAULT '[]'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE changed_users DROP known_devices');
  }
}
