import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that the mail server has refused for good, in small letters. */
export class RefuseAddresses1765610000000 implements MigrationInterface {
  name = 'RefuseAddresses1765610000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE refused_addresses (
        address text PRIMARY KEY,
        refused_at timestamptz NOT NULL DEFAULT now(),
        words text NOT NULL
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE refused_addresses');
  }
}
