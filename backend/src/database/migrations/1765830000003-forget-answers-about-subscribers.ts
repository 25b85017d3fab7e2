import type { MigrationInterface, QueryRunner } from 'typeorm';

/** They may say the addresses of people who were erased since. */
export class ForgetAnswersAboutSubscribers1765830000003 implements MigrationInterface {
  name = 'ForgetAnswersAboutSubscribers1765830000003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE webhook_deliveries SET answer = NULL
      WHERE event = 'subscriber.confirmed' AND answer IS NOT NULL`);
  }

  async down(): Promise<void> {
    // What is forgotten does not come back.
  }
}
