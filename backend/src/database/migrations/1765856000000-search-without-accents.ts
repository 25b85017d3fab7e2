import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '../create-index.js';

const COLUMNS = [
  ['testimonials', 'search_text'],
  ['newsletter_subscriptions', 'email'],
] as const;

/**
 * What is searched is found without its accents, too. Most texts have none, and are found by the indexes that are there;
 * these are of the others.
 */
export class SearchWithoutAccents1765856000000 implements MigrationInterface {
  name = 'SearchWithoutAccents1765856000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) {
      const others = `WITH (fastupdate = off) WHERE octet_length(${column}) > length(${column})`;
      await createIndex(
        queryRunner,
        `${table}_folded_search`,
        `ON ${table} USING gin (fold(${column}) gin_trgm_ops) ${others}`,
      );
      await createIndex(
        queryRunner,
        `${table}_folded_short_search`,
        `ON ${table} USING gin (bigrams(fold(${column}))) ${others}`,
      );
      // By which the planner knows what is frequent: it asks no partial index.
      await queryRunner.query(
        `CREATE STATISTICS IF NOT EXISTS ${table}_folded ON (fold(${column})) FROM ${table}`,
      );
      await queryRunner.query(`ANALYZE ${table}`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table] of COLUMNS) {
      await queryRunner.query(`DROP STATISTICS ${table}_folded`);
      await queryRunner.query(`DROP INDEX ${table}_folded_search, ${table}_folded_short_search`);
    }
  }
}
