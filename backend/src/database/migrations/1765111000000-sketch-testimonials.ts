import type { MigrationInterface, QueryRunner } from 'typeorm';

const PLACES = [1, 2, 3, 4];

/**
 * Of all three words in a row the smallest hash, by four hash functions (MinHash): texts that share much
 * are likely to share at least one of the four. `hashtextextended` is kept stable for hash partitions.
 */
const SKETCH = `
  CREATE FUNCTION text_sketch(text) RETURNS integer[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT ARRAY[${PLACES.map((seed) => `min((hashtextextended(phrase, ${seed}) >> 32)::integer)`).join()}]
    FROM (
      SELECT concat_ws(' ', word, next, third) AS phrase
      FROM (
        SELECT string_to_array(
          btrim(regexp_replace(lower($1), '[\\s[:punct:]]+', ' ', 'g')), ' ') AS all_words
      ) AS words, unnest(all_words, all_words[2:], all_words[3:]) AS near (word, next, third)
      WHERE third IS NOT NULL OR cardinality(all_words) < 3
    ) AS phrases
  $$`;

/** Finds stories that say nearly the same as another one. */
export class SketchTestimonials1765111000000 implements MigrationInterface {
  name = 'SketchTestimonials1765111000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(SKETCH);
    await queryRunner.query(`ALTER TABLE testimonials ADD COLUMN sketch integer[]`);
    // Nobody has changed these rows: they keep their versions.
    await queryRunner.query('ALTER TABLE testimonials DISABLE TRIGGER USER');
    await queryRunner.query('UPDATE testimonials SET sketch = text_sketch(quote)');
    await queryRunner.query('ALTER TABLE testimonials ENABLE TRIGGER USER');
    await queryRunner.query('ALTER TABLE testimonials ALTER COLUMN sketch SET NOT NULL');
    await queryRunner.query(`
      CREATE FUNCTION write_testimonial_sketch() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.sketch := text_sketch(NEW.quote);
        RETURN NEW;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER testimonials_sketch BEFORE INSERT OR UPDATE OF quote, sketch ON testimonials
      FOR EACH ROW EXECUTE FUNCTION write_testimonial_sketch()`);
    for (const place of PLACES) {
      await queryRunner.query(
        `CREATE INDEX testimonials_sketch_${place} ON testimonials ((sketch[${place}]), id)`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION write_testimonial_sketch CASCADE');
    await queryRunner.query('ALTER TABLE testimonials DROP COLUMN sketch');
    await queryRunner.query('DROP FUNCTION text_sketch');
  }
}
