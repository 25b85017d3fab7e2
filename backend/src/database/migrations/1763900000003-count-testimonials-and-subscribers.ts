import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps the numbers of testimonials and subscribers beside the tables. The triggers run once a
 * statement, however many rows it touches, and change the numbers in the statement's own transaction.
 * All numbers of a table stand in one row, so that two statements cannot lock each other out.
 */
export class CountTestimonialsAndSubscribers1763900000003 implements MigrationInterface {
  name = 'CountTestimonialsAndSubscribers1763900000003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await countTestimonials(queryRunner);
    await countSubscriptions(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropSubscriptionCounts(queryRunner);
    await dropTestimonialCounts(queryRunner);
  }
}

/** Also what a later migration goes back to. */
export async function countTestimonials(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE testimonial_counts (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      total bigint NOT NULL,
      pending bigint NOT NULL,
      visible bigint NOT NULL
    )`);
  await queryRunner.query(`
    CREATE FUNCTION count_testimonials() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      added testimonial_counts := (true, 0, 0, 0);
      gone testimonial_counts := (true, 0, 0, 0);
    BEGIN
      IF TG_OP IN ('INSERT', 'UPDATE') THEN
        SELECT true, ${NUMBERS} INTO added FROM new_rows;
      END IF;
      IF TG_OP IN ('UPDATE', 'DELETE') THEN
        SELECT true, ${NUMBERS} INTO gone FROM old_rows;
      END IF;
      IF TG_OP = 'TRUNCATE' THEN
        UPDATE testimonial_counts SET total = 0, pending = 0, visible = 0;
      ELSIF added IS DISTINCT FROM gone THEN
        UPDATE testimonial_counts SET
          total = total + added.total - gone.total,
          pending = pending + added.pending - gone.pending,
          visible = visible + added.visible - gone.visible;
      END IF;
      RETURN NULL;
    END $$`);
  await queryRunner.query(`
    INSERT INTO testimonial_counts (total, pending, visible)
    SELECT ${NUMBERS} FROM testimonials`);
  await createTriggers(queryRunner, 'testimonials', 'count_testimonials');
}

export async function dropTestimonialCounts(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query('DROP FUNCTION count_testimonials CASCADE');
  await queryRunner.query('DROP TABLE testimonial_counts');
}

/** Also what a later migration goes back to. */
export async function countSubscriptions(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE newsletter_counts (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      total bigint NOT NULL
    )`);
  await queryRunner.query(`
    CREATE FUNCTION count_newsletter_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      CASE TG_OP
        WHEN 'INSERT' THEN
          UPDATE newsletter_counts SET total = total + (SELECT count(*) FROM new_rows);
        WHEN 'DELETE' THEN
          UPDATE newsletter_counts SET total = total - (SELECT count(*) FROM old_rows);
        WHEN 'TRUNCATE' THEN
          UPDATE newsletter_counts SET total = 0;
        ELSE NULL;
      END CASE;
      RETURN NULL;
    END $$`);
  await queryRunner.query(`
    INSERT INTO newsletter_counts (total) SELECT count(*) FROM newsletter_subscriptions`);
  await createTriggers(queryRunner, 'newsletter_subscriptions', 'count_newsletter_subscriptions');
}

export async function dropSubscriptionCounts(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query('DROP FUNCTION count_newsletter_subscriptions CASCADE');
  await queryRunner.query('DROP TABLE newsletter_counts');
}

const NUMBERS = `
  count(*),
  count(*) FILTER (WHERE status = 'pending'),
  count(*) FILTER (WHERE status = 'approved' AND is_visible)`;

/** Lets a function see the old and the new rows of each statement on a table. */
export async function createTriggers(
  queryRunner: QueryRunner,
  table: string,
  procedure: string,
): Promise<void> {
  const rows = {
    INSERT: 'REFERENCING NEW TABLE AS new_rows',
    UPDATE: 'REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows',
    DELETE: 'REFERENCING OLD TABLE AS old_rows',
    TRUNCATE: '',
  };
  for (const [event, referencing] of Object.entries(rows)) {
    await queryRunner.query(`
      CREATE TRIGGER ${table}_${event.toLowerCase()}_counts
      AFTER ${event} ON ${table} ${referencing}
      FOR EACH STATEMENT EXECUTE FUNCTION ${procedure}()`);
  }
}
