import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often visitors went on to enrol: a day, a course and how often, and nothing of who did. */
export class CountEnrolClicks1765092000000 implements MigrationInterface {
  name = 'CountEnrolClicks1765092000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE enrol_clicks (
        day date NOT NULL,
        thinkific_id bigint NOT NULL REFERENCES courses ON DELETE CASCADE,
        clicks integer NOT NULL DEFAULT 1,
        PRIMARY KEY (day, thinkific_id)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE enrol_clicks');
  }
}
