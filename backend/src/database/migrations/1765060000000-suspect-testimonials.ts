import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropTestimonialCounts } from './1763900000003-count-testimonials-and-subscribers.js';
import { counter, countTestimonialsByDay } from './1764000000001-count-testimonials-by-day.js';

/** Marks stories that a program seems to have written, and counts them apart. */
export class SuspectTestimonials1765060000000 implements MigrationInterface {
  name = 'SuspectTestimonials1765060000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE testimonials ADD COLUMN suspected boolean NOT NULL DEFAULT false',
    );
    await queryRunner.query(`
      CREATE INDEX testimonials_suspected ON testimonials (created_at DESC, id DESC)
        WHERE suspected`);
    // Rows that wait to be restored are restored with this column, too.
    await queryRunner.query(
      `UPDATE deleted_testimonials SET content = content || '{"suspected": false}'`,
    );
    await queryRunner.query(`
      ALTER TABLE testimonial_counts
        ADD COLUMN suspected boolean NOT NULL DEFAULT false,
        DROP CONSTRAINT testimonial_counts_pkey,
        ADD PRIMARY KEY (day, status, suspected)`);
    await queryRunner.query(counter('status, suspected'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropTestimonialCounts(queryRunner);
    await queryRunner.query('ALTER TABLE testimonials DROP COLUMN suspected');
    await countTestimonialsByDay(queryRunner);
  }
}
