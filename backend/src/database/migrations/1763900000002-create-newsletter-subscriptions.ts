import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateNewsletterSubscriptions1763900000002 implements MigrationInterface {
  name = 'CreateNewsletterSubscriptions1763900000002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE newsletter_subscriptions (
        id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        email text NOT NULL CONSTRAINT newsletter_subscriptions_email_key UNIQUE,
        subscribed_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(`
      CREATE INDEX newsletter_subscriptions_newest
        ON newsletter_subscriptions (subscribed_at DESC, id DESC)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE newsletter_subscriptions');
  }
}
