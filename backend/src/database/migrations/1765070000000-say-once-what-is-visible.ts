import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  announceRows,
  overrideIsSeen,
  SEEN,
  VISIBLE,
} from './1765040000000-announce-what-visitors-see.js';

/**
 * Gives the rule its name: `course.is_visible`, which PostgreSQL writes out where it is asked for.
 * Unlike a generated column it leaves the tables alone, and so the replicas of the last release.
 */
export class SayOnceWhatIsVisible1765070000000 implements MigrationInterface {
  name = 'SayOnceWhatIsVisible1765070000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(isVisible('courses', 'coalesce($1.visibility_choice, $1.on_sale)'));
    await queryRunner.query(isVisible('udemy_courses', 'coalesce($1.visibility_choice, true)'));
    await queryRunner.query(overrideIsSeen('courses.is_visible'));
    await announceRows(queryRunner, 'courses', (row) => {
      return `(${row}.removed_at IS NOT NULL OR ${row}.is_visible)`;
    });
    await announceRows(queryRunner, 'udemy_courses', (row) => `(${row}.is_visible)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(overrideIsSeen(VISIBLE));
    for (const table of ['courses', 'udemy_courses'] as const) {
      await announceRows(queryRunner, table, SEEN[table]);
      await queryRunner.query(`DROP FUNCTION is_visible(${table})`);
    }
  }
}

function isVisible(table: string, shown: string): string {
  return `
    CREATE FUNCTION is_visible(${table}) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
      SELECT $1.removed_at IS NULL AND ${shown}
    $$`;
}
