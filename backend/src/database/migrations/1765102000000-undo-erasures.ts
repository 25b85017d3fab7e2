import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What admins have deleted, for as long as they may take it back: for half an hour. */
export class UndoErasures1765102000000 implements MigrationInterface {
  name = 'UndoErasures1765102000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE deleted_subscriptions (
        id bigint PRIMARY KEY,
        unsubscribe_token uuid NOT NULL,
        content jsonb NOT NULL,
        deleted_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(
      'CREATE INDEX deleted_subscriptions_newest ON deleted_subscriptions (deleted_at, id)',
    );
    await queryRunner.query(
      'CREATE INDEX deleted_subscriptions_token ON deleted_subscriptions (unsubscribe_token)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE deleted_subscriptions');
  }
}
