import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createExtension } from '../create-extension.js';
import {
  countSubscriptions,
  createTriggers,
  dropSubscriptionCounts,
} from './1763900000003-count-testimonials-and-subscribers.js';

/**
 * The number of subscribers becomes that of each day (UTC), from which a page far back is found, as
 * with testimonials. Addresses are in lower case already and are searched where they stand.
 */
export class PageSubscribers1764200000000 implements MigrationInterface {
  name = 'PageSubscribers1764200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await createExtension(queryRunner, 'pg_trgm');
    await queryRunner.query(`
      CREATE INDEX newsletter_subscriptions_search ON newsletter_subscriptions
        USING gin (email gin_trgm_ops) WITH (fastupdate = off)`);
    await dropSubscriptionCounts(queryRunner);
    await queryRunner.query(`
      CREATE TABLE newsletter_counts (day date PRIMARY KEY, total bigint NOT NULL)`);
    await queryRunner.query(`
      CREATE FUNCTION count_newsletter_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        CASE TG_OP
          WHEN 'INSERT' THEN ${add(`SELECT *, 1 AS sign FROM new_rows`)}
          WHEN 'DELETE' THEN ${add(`SELECT *, -1 AS sign FROM old_rows`)}
          WHEN 'UPDATE' THEN ${add(`
            SELECT *, 1 AS sign FROM new_rows UNION ALL SELECT *, -1 AS sign FROM old_rows`)}
          ELSE DELETE FROM newsletter_counts;
        END CASE;
        RETURN NULL;
      END $$`);
    await queryRunner.query(add(`SELECT *, 1 AS sign FROM newsletter_subscriptions`));
    await createTriggers(queryRunner, 'newsletter_subscriptions', 'count_newsletter_subscriptions');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropSubscriptionCounts(queryRunner);
    await countSubscriptions(queryRunner);
    await queryRunner.query('DROP INDEX newsletter_subscriptions_search');
  }
}

/** @param rows each with its sign: 1 for a row that came, -1 for one that went */
function add(rows: string): string {
  return `
    INSERT INTO newsletter_counts AS kept (day, total)
    SELECT (subscribed_at AT TIME ZONE 'UTC')::date, sum(sign) FROM (${rows}) AS changed
    GROUP BY 1 HAVING sum(sign) <> 0 ORDER BY 1
    ON CONFLICT (day) DO UPDATE SET total = kept.total + excluded.total;`;
}
