import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createExtension } from '../create-extension.js';

/** The course's words in the browser's index: of a description it has the beginning. */
const OPENING = 80;

/**
 * The folded words of each course, with the best place where each stands: 0 title, 1 category,
 * 2 opening. The functions do what `search-terms.ts` does; one table of searches tests both.
 */
export class SearchCourses1765091000000 implements MigrationInterface {
  name = 'SearchCourses1765091000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await createExtension(queryRunner, 'pg_trgm');
    await queryRunner.query(`
      CREATE FUNCTION fold(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
        SELECT translate(replace(replace(replace(
          lower(regexp_replace(normalize($1, NFKD), '[\\u0300-\\u036f]', '', 'g')),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđıς', 'oldiσ')
      $$`);
    await queryRunner.query(`
      CREATE FUNCTION opening_of(description text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
        SELECT CASE
          WHEN length(paragraph) <= ${OPENING} THEN paragraph
          WHEN paragraph ~ '\\s' THEN regexp_replace(paragraph, '\\s\\S*$', '')
          ELSE left(paragraph, ${OPENING})
        END
        FROM (
          SELECT (regexp_split_to_array(
            regexp_replace(left(description, ${OPENING + 1}), '^\\s+', ''), '\\n\\s*\\n'
          ))[1] AS paragraph
        ) AS first
      $$`);
    await queryRunner.query(`
      CREATE TABLE course_words (
        thinkific_id bigint NOT NULL REFERENCES courses ON DELETE CASCADE,
        word text NOT NULL,
        field smallint NOT NULL,
        PRIMARY KEY (thinkific_id, word)
      )`);
    // A list of pending entries would be cheap to write to and slow to search.
    await queryRunner.query(`
      CREATE INDEX course_words_word ON course_words
        USING gin (word gin_trgm_ops) WITH (fastupdate = off)`);
    await createWriter(queryRunner);
    await createReader(queryRunner);
    await queryRunner.query('SELECT write_course_words(thinkific_id) FROM courses');
  }

  /** Leaves the extension, which others may use. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION refresh_course_words CASCADE');
    await queryRunner.query('DROP FUNCTION alike_course_words');
    await queryRunner.query('DROP FUNCTION write_course_words');
    await queryRunner.query('DROP TABLE course_words');
    await queryRunner.query('DROP FUNCTION opening_of');
    await queryRunner.query('DROP FUNCTION fold');
  }
}

async function createWriter(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE FUNCTION write_course_words(id bigint) RETURNS void LANGUAGE sql AS $$
      DELETE FROM course_words WHERE thinkific_id = id;
      INSERT INTO course_words
      SELECT id, left(found[1], 100), min(field)
      FROM courses AS course
      LEFT JOIN course_overrides AS override USING (thinkific_id)
      CROSS JOIN LATERAL (VALUES
        (0, coalesce(override.title, course.name)),
        (1, coalesce(override.category, course.category)),
        (2, opening_of(coalesce(override.description_text, course.description_text)))
      ) AS texts (field, text)
      CROSS JOIN LATERAL regexp_matches(fold(text), '[[:alnum:]]+[+#]*', 'g') AS found
      WHERE thinkific_id = id
      GROUP BY 2
      ON CONFLICT DO NOTHING
    $$`);
  await queryRunner.query(`
    CREATE FUNCTION refresh_course_words() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM write_course_words(
        CASE WHEN TG_OP = 'DELETE' THEN OLD.thinkific_id ELSE NEW.thinkific_id END);
      RETURN NULL;
    END $$`);
  for (const [table, columns] of [
    ['courses', ['name', 'category', 'description_text']],
    ['course_overrides', ['title', 'category', 'description_text']],
  ] as const) {
    const changed = ['OLD', 'NEW'].map((row) => columns.map((column) => `${row}.${column}`).join());
    await queryRunner.query(`
      CREATE TRIGGER search_update AFTER UPDATE OF ${columns.join()} ON ${table} FOR EACH ROW
      WHEN ((${changed.join(') IS DISTINCT FROM (')}))
      EXECUTE FUNCTION refresh_course_words()`);
  }
  await queryRunner.query(`
    CREATE TRIGGER search_insert AFTER INSERT ON courses FOR EACH ROW
    EXECUTE FUNCTION refresh_course_words()`);
  await queryRunner.query(`
    CREATE TRIGGER search_write AFTER INSERT OR DELETE ON course_overrides FOR EACH ROW
    EXECUTE FUNCTION refresh_course_words()`);
}

/** The threshold holds for one statement: it is no setting of the connection, which others use next. */
async function createReader(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE FUNCTION alike_course_words(typed text, threshold real) RETURNS SETOF text
    LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM set_config('pg_trgm.similarity_threshold', threshold::text, true);
      RETURN QUERY
        WITH alike AS MATERIALIZED (SELECT * FROM course_words WHERE course_words.word % typed)
        SELECT DISTINCT word FROM alike JOIN courses AS course USING (thinkific_id)
        WHERE course.is_visible;
    END $$`);
}
