import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = { student: 'student_name', company: 'company', course: 'course_taken' };

/**
 * Indexes that lists of the back office are sorted by, as people sort: without regard to case and
 * accents. They have all that a page is found by, so that rows which are passed over are not read.
 */
export class SortLists1765101000000 implements MigrationInterface {
  name = 'SortLists1765101000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, column] of Object.entries(COLUMNS)) {
      // Entries of an index have a limit, and one letter may fold to many. The planner wants the column, too.
      await queryRunner.query(`
        CREATE INDEX testimonials_by_${name} ON testimonials
          ((left(fold(${column}), 100)) COLLATE "C", id) INCLUDE (${column}, status)`);
    }
    await keepEmailsUnique(queryRunner, 'INCLUDE (id)');
    await queryRunner.query('ANALYZE testimonials');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await keepEmailsUnique(queryRunner, '');
    for (const name of Object.keys(COLUMNS)) {
      await queryRunner.query(`DROP INDEX testimonials_by_${name}`);
    }
  }
}

async function keepEmailsUnique(queryRunner: QueryRunner, include: string): Promise<void> {
  await queryRunner.query(`
    ALTER TABLE newsletter_subscriptions
      DROP CONSTRAINT newsletter_subscriptions_email_key,
      ADD CONSTRAINT newsletter_subscriptions_email_key UNIQUE (email) ${include}`);
}
