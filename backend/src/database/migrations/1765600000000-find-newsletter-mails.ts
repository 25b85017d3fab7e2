import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A subscriber is shown the mails about the subscription, which go with the address. */
export class FindNewsletterMails1765600000000 implements MigrationInterface {
  name = 'FindNewsletterMails1765600000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX mails_newsletter ON mails (recipient) WHERE kind = 'newsletter-confirmation'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX mails_newsletter');
  }
}
