import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each scrape counts what was given up, among the deliveries of 30 days. */
export class FindFailedWebhooks1765640000000 implements MigrationInterface {
  name = 'FindFailedWebhooks1765640000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX webhook_deliveries_failed ON webhook_deliveries (id) WHERE state = 'failed'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX webhook_deliveries_failed');
  }
}
