import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What browsers kept from loading: a row for each directive, blocked origin and page template, however often it happens. */
export class KeepCspReports1765700000000 implements MigrationInterface {
  name = 'KeepCspReports1765700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE csp_reports (
        directive text NOT NULL,
        blocked text NOT NULL,
        page text NOT NULL,
        reports bigint NOT NULL,
        first_at timestamptz NOT NULL DEFAULT now(),
        last_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (directive, blocked, page)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE csp_reports');
  }
}
