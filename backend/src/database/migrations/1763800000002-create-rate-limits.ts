import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns are those that rate-limiter-flexible reads and writes. */
export class CreateRateLimits1763800000002 implements MigrationInterface {
  name = 'CreateRateLimits1763800000002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE rate_limits (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      )`);
    await queryRunner.query('CREATE INDEX rate_limits_expire ON rate_limits (expire)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE rate_limits');
  }
}
