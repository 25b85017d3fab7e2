import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People who erased their address for good are not subscribed again by an older undo. */
export class EraseForGood1795900634002 implements MigrationInterface {
  name = 'EraseForGood1795900634002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE newsletter_departures ADD COLUMN is_final boolean NOT NULL DEFAULT false',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE newsletter_departures DROP COLUMN is_final');
  }
}
