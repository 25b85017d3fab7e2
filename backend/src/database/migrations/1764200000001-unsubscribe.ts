import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gives each subscriber a link of one's own, and remembers by hash who has left. */
export class Unsubscribe1764200000001 implements MigrationInterface {
  name = 'Unsubscribe1764200000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE newsletter_subscriptions
        ADD COLUMN unsubscribe_token uuid NOT NULL DEFAULT gen_random_uuid()
        CONSTRAINT newsletter_subscriptions_unsubscribe_token_key UNIQUE`);
    await queryRunner.query(`
      CREATE TABLE newsletter_departures (
        unsubscribe_token uuid PRIMARY KEY,
        address_hash bytea NOT NULL,
        unsubscribed_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(`
      CREATE INDEX newsletter_departures_address ON newsletter_departures (address_hash)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE newsletter_departures');
    await queryRunner.query('ALTER TABLE newsletter_subscriptions DROP COLUMN unsubscribe_token');
  }
}
