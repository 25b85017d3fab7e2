import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether an author has an address is asked of each that is to be forgotten, also of confirmed stories.
 * Indexes of texts, and hash indexes, are made in twice the time, for which nobody tells a story.
 */
export class FindAuthorsByAddress1765845000000 implements MigrationInterface {
  name = 'FindAuthorsByAddress1765845000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX story_authors_email ON story_authors (hashtext(lower(email)))
       WHERE email IS NOT NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX story_authors_email');
  }
}
