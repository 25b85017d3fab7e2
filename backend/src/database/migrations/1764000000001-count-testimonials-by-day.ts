import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  countTestimonials,
  createTriggers,
  dropTestimonialCounts,
} from './1763900000003-count-testimonials-and-subscribers.js';

/**
 * The numbers of testimonials become those of each day (UTC) and status: enough for every total, and
 * to know on which day a page far back begins. All of a statement's rows are written in the same
 * order, so that two statements cannot lock each other out.
 */
export class CountTestimonialsByDay1764000000001 implements MigrationInterface {
  name = 'CountTestimonialsByDay1764000000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await dropTestimonialCounts(queryRunner);
    await countTestimonialsByDay(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropTestimonialCounts(queryRunner);
    await countTestimonials(queryRunner);
  }
}

/** Also what a later migration goes back to. */
export async function countTestimonialsByDay(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE testimonial_counts (
      day date,
      status text,
      total bigint NOT NULL,
      visible bigint NOT NULL,
      PRIMARY KEY (day, status)
    )`);
  await queryRunner.query(counter('status'));
  await queryRunner.query(add('SELECT *, 1 AS sign FROM testimonials', 'status'));
  await createTriggers(queryRunner, 'testimonials', 'count_testimonials');
}

/** @param columns what the numbers of a day are kept apart by */
export function counter(columns: string): string {
  return `
    CREATE OR REPLACE FUNCTION count_testimonials() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      CASE TG_OP
        WHEN 'INSERT' THEN ${add('SELECT *, 1 AS sign FROM new_rows', columns)}
        WHEN 'DELETE' THEN ${add('SELECT *, -1 AS sign FROM old_rows', columns)}
        WHEN 'UPDATE' THEN ${add(
          'SELECT *, 1 AS sign FROM new_rows UNION ALL SELECT *, -1 AS sign FROM old_rows',
          columns,
        )}
        ELSE DELETE FROM testimonial_counts;
      END CASE;
      RETURN NULL;
    END $$`;
}

/** @param rows each with its sign: 1 for a row that came, -1 for one that went */
function add(rows: string, columns: string): string {
  return `
    INSERT INTO testimonial_counts AS kept (day, ${columns}, total, visible)
    SELECT (created_at AT TIME ZONE 'UTC')::date AS day, ${columns}, sum(sign),
      coalesce(sum(sign) FILTER (WHERE status = 'approved' AND is_visible), 0)
    FROM (${rows}) AS changed
    GROUP BY day, ${columns}
    HAVING sum(sign) <> 0
      OR coalesce(sum(sign) FILTER (WHERE status = 'approved' AND is_visible), 0) <> 0
    ORDER BY day, ${columns}
    ON CONFLICT (day, ${columns}) DO UPDATE SET
      total = kept.total + excluded.total, visible = kept.visible + excluded.visible;`;
}
