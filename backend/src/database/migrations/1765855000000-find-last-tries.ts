import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The list of endpoints has what was tried last, among the deliveries of 30 days. */
export class FindLastTries1765855000000 implements MigrationInterface {
  name = 'FindLastTries1765855000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX webhook_deliveries_last_tried
       ON webhook_deliveries (endpoint_id, tried_at DESC, id DESC) WHERE tried_at IS NOT NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX webhook_deliveries_last_tried');
  }
}
