import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = [
  ['testimonials', 'testimonials_short_search', 'search_text'],
  ['newsletter_subscriptions', 'newsletter_subscriptions_short_search', 'email'],
] as const;

/** Every two characters that stand beside each other, and the last one by itself. */
const BIGRAMS = `
  CREATE FUNCTION bigrams(text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
    SELECT array_to_tsvector(ARRAY(
      SELECT one || coalesce(next, '')
      FROM unnest(string_to_array($1, NULL), (string_to_array($1, NULL))[2:]) AS pair (one, next)
    ))
  $$`;

/** All pairs of the term; of a single character, what begins with it. */
const BIGRAM_QUERY = `
  CREATE FUNCTION bigram_query(text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT string_agg(
      '''' || replace(replace(one || coalesce(next, ''), '\\', '\\\\'), '''', '''''') || ''''
        || CASE WHEN next IS NULL THEN ':*' ELSE '' END, ' & ')::tsquery
    FROM unnest(string_to_array($1, NULL), (string_to_array($1, NULL))[2:]) AS pair (one, next)
    WHERE next IS NOT NULL OR length($1) = 1
  $$`;

/** Trigrams know nothing of one or two characters: these have an index of pairs. */
export class SearchShortTerms1765090000000 implements MigrationInterface {
  name = 'SearchShortTerms1765090000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(BIGRAMS);
    await queryRunner.query(BIGRAM_QUERY);
    for (const [table, index, column] of INDEXES) {
      await queryRunner.query(
        `CREATE INDEX ${index} ON ${table} USING gin (bigrams(${column})) WITH (fastupdate = off)`,
      );
      await queryRunner.query(`ANALYZE ${table}`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [, index] of INDEXES) await queryRunner.query(`DROP INDEX ${index}`);
    await queryRunner.query('DROP FUNCTION bigram_query');
    await queryRunner.query('DROP FUNCTION bigrams');
  }
}
