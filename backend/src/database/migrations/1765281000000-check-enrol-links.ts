import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is known of the enrol link of each course: its fault, since when, and when to look again. */
export class CheckEnrolLinks1765281000000 implements MigrationInterface {
  name = 'CheckEnrolLinks1765281000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE enrol_links (
        thinkific_id bigint PRIMARY KEY REFERENCES courses ON DELETE CASCADE,
        url text NOT NULL,
        fault text,
        failing_since timestamptz,
        checked_at timestamptz,
        due_at timestamptz NOT NULL,
        CHECK ((fault IS NULL) = (failing_since IS NULL))
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE enrol_links');
  }
}
