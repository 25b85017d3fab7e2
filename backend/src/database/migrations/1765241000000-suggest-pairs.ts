import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds courses of both platforms by like titles, and keeps which of them are not the same. */
export class SuggestPairs1765241000000 implements MigrationInterface {
  name = 'SuggestPairs1765241000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE distinct_courses (
        thinkific_id bigint NOT NULL REFERENCES courses ON DELETE CASCADE,
        udemy_id text NOT NULL REFERENCES udemy_courses ON DELETE CASCADE,
        PRIMARY KEY (thinkific_id, udemy_id)
      )`);
    await queryRunner.query(`
      CREATE INDEX udemy_courses_title ON udemy_courses USING gin (fold(title) gin_trgm_ops)`);
    // The threshold holds for one statement: it is no setting of the connection, which others use next.
    await queryRunner.query(`
      CREATE FUNCTION alike_courses(threshold real)
      RETURNS TABLE (thinkific_id bigint, udemy_id text, likeness real)
      LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM set_config('pg_trgm.similarity_threshold', threshold::text, true);
        RETURN QUERY
          SELECT course.thinkific_id, udemy.udemy_id, max(similarity(fold(udemy.title), known.title))
          FROM courses AS course
          LEFT JOIN course_overrides AS override USING (thinkific_id)
          CROSS JOIN LATERAL (VALUES (fold(course.name)), (fold(override.title))) AS known (title)
          JOIN udemy_courses AS udemy ON fold(udemy.title) % known.title
          WHERE course.is_visible AND udemy.is_visible
          GROUP BY 1, 2;
      END $$`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION alike_courses');
    await queryRunner.query('DROP INDEX udemy_courses_title');
    await queryRunner.query('DROP TABLE distinct_courses');
  }
}
