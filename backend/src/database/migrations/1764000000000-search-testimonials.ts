import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createExtension } from '../create-extension.js';

/**
 * What a search looks into stands in a column of its own, in lower case, so that one index serves
 * it and no row has to be put together again. The unit separator keeps a search from finding the
 * end of one field and the start of the next.
 */
const SEARCH_TEXT = (row: string) =>
  `lower(${row}.student_name || E'\\x1f' || ${row}.company || E'\\x1f' || ${row}.course_taken)`;

export class SearchTestimonials1764000000000 implements MigrationInterface {
  name = 'SearchTestimonials1764000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await createExtension(queryRunner, 'pg_trgm');
    await queryRunner.query('ALTER TABLE testimonials ADD COLUMN search_text text');
    await queryRunner.query(
      `UPDATE testimonials AS testimonial SET search_text = ${SEARCH_TEXT('testimonial')}`,
    );
    await queryRunner.query('ALTER TABLE testimonials ALTER COLUMN search_text SET NOT NULL');
    await queryRunner.query(`
      CREATE FUNCTION write_testimonial_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.search_text := ${SEARCH_TEXT('NEW')};
        RETURN NEW;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER testimonials_search_text
      BEFORE INSERT OR UPDATE OF student_name, company, course_taken, search_text ON testimonials
      FOR EACH ROW EXECUTE FUNCTION write_testimonial_search_text()`);
    // A list of pending entries would be cheap to write to and slow to search.
    await queryRunner.query(`
      CREATE INDEX testimonials_search ON testimonials
        USING gin (search_text gin_trgm_ops) WITH (fastupdate = off)`);
  }

  /** Leaves the extension, which others may use. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION write_testimonial_search_text CASCADE');
    await queryRunner.query('ALTER TABLE testimonials DROP COLUMN search_text');
  }
}
