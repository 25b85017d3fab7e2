import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the platform has told of its changes: which course, and nothing of what it says of it. */
export class KeepWebhooks1765221000000 implements MigrationInterface {
  name = 'KeepWebhooks1765221000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE sync_webhooks (
        id text PRIMARY KEY,
        resource text NOT NULL CHECK (resource IN ('course', 'product')),
        action text NOT NULL,
        resource_id bigint NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(),
        tries integer NOT NULL DEFAULT 0,
        try_at timestamptz NOT NULL DEFAULT now(),
        done_at timestamptz
      )`);
    await queryRunner.query(
      'CREATE INDEX sync_webhooks_waiting ON sync_webhooks (try_at) WHERE done_at IS NULL',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE sync_webhooks');
  }
}
