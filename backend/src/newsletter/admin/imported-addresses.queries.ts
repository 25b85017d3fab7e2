import type { EntityManager } from 'typeorm';
import { queryFor } from '../../common/sql/long-statement.js';
import type { ImportedAddress } from './read-subscribers-csv.js';

/** Milliseconds for a statement; the indexes take one or two minutes for the addresses of the largest file. */
const LIMIT = 240_000;

export interface ImportCounts {
  fresh: number;
  subscribed: number;
  unsubscribed: number;
  repeated: number;
}

/** For this transaction, so that an upload waits for nobody. A line has a row for each hash of its address. */
export async function createImported(manager: EntityManager): Promise<void> {
  await manager.query(
    `CREATE TEMPORARY TABLE imported_addresses (
       line integer, email text, since timestamptz, address_hash bytea
     ) ON COMMIT DROP`,
  );
}

export async function keepImported(
  manager: EntityManager,
  addresses: (ImportedAddress & { hash: Buffer })[],
): Promise<void> {
  await manager.query(
    `INSERT INTO imported_addresses
     SELECT * FROM unnest($1::integer[], $2::text[], $3::timestamptz[], $4::bytea[])`,
    [
      addresses.map(({ line }) => line),
      addresses.map(({ email }) => email),
      addresses.map(({ since }) => since),
      addresses.map(({ hash }) => hash),
    ],
  );
}

export async function countImported(manager: EntityManager): Promise<ImportCounts> {
  await manager.query('ANALYZE imported_addresses');
  const { rows } = await queryFor<ImportCounts>(
    manager,
    LIMIT,
    `WITH named AS (
       SELECT email, array_agg(address_hash) AS hashes, count(DISTINCT line) AS times
       FROM imported_addresses GROUP BY email
     ), judged AS (
       SELECT times, subscription.id IS NOT NULL AS is_subscribed,
         EXISTS (SELECT FROM newsletter_departures AS departure
                 WHERE departure.address_hash = ANY(named.hashes)) AS has_left
       FROM named LEFT JOIN newsletter_subscriptions AS subscription USING (email)
     )
     SELECT count(*) FILTER (WHERE NOT is_subscribed AND NOT has_left)::int AS fresh,
       count(*) FILTER (WHERE is_subscribed)::int AS subscribed,
       count(*) FILTER (WHERE has_left AND NOT is_subscribed)::int AS unsubscribed,
       coalesce(sum(times - 1), 0)::int AS repeated
     FROM judged`,
  );
  return rows[0] ?? { fresh: 0, subscribed: 0, unsubscribed: 0, repeated: 0 };
}

/**
 * Adds who is new. The insertion waits for an erasure of the same address, whose departure only the next
 * statement sees: it takes such an address out again.
 * @returns how many are there now
 */
export async function addImported(manager: EntityManager): Promise<number> {
  const { rows: added } = await queryFor<{ id: string }>(
    manager,
    LIMIT,
    `INSERT INTO newsletter_subscriptions (email, subscribed_at)
     SELECT email, coalesce(since, now()) FROM (
       SELECT DISTINCT ON (email) * FROM imported_addresses ORDER BY email, line
     ) AS named
     WHERE NOT EXISTS (SELECT FROM imported_addresses AS hashed
                       JOIN newsletter_departures USING (address_hash)
                       WHERE hashed.email = named.email)
     ORDER BY email
     ON CONFLICT (email) DO NOTHING RETURNING id`,
  );
  const { rowCount: erased } = await queryFor(
    manager,
    LIMIT,
    `DELETE FROM newsletter_subscriptions AS subscription
     USING imported_addresses AS imported, newsletter_departures AS departure
     WHERE subscription.id = ANY($1::bigint[]) AND imported.email = subscription.email
       AND departure.address_hash = imported.address_hash`,
    [added.map(({ id }) => id)],
  );
  return added.length - (erased ?? 0);
}
