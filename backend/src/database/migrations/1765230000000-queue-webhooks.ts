import type { MigrationInterface, QueryRunner } from 'typeorm';

/** They are jobs from now on. What waits at this moment, the next sync of everything reads. */
export class QueueWebhooks1765230000000 implements MigrationInterface {
  name = 'QueueWebhooks1765230000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE sync_webhooks');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
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
}
