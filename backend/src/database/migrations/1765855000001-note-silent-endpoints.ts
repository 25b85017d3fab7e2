import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One row for an endpoint that does not answer, instead of all that waits for it. */
export class NoteSilentEndpoints1765855000001 implements MigrationInterface {
  name = 'NoteSilentEndpoints1765855000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE webhook_endpoints
        ADD COLUMN silences integer NOT NULL DEFAULT 0,
        ADD COLUMN silent_until timestamptz`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE webhook_endpoints DROP COLUMN silences, DROP COLUMN silent_until',
    );
  }
}
