import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What nobody found: a term, a day and how often, and nothing of who searched. */
export class CountMissingSearches1765091000001 implements MigrationInterface {
  name = 'CountMissingSearches1765091000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE missing_searches (
        day date NOT NULL,
        term text NOT NULL,
        searches integer NOT NULL DEFAULT 1,
        PRIMARY KEY (day, term)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE missing_searches');
  }
}
