import type { EntityManager } from 'typeorm';
import { WITHOUT_IDLE_LIMIT } from '../../common/sql/session-settings.js';
import type { LeavingReason } from './left-elsewhere.js';
import type { ImportedAddress } from './read-subscribers-csv.js';
import type { ClientBase, ClientConfig, QueryConfig, QueryResult } from 'pg';

/** Milliseconds that the driver waits longer than the server, so that the server ends the statement. */
const GRACE = 1_000;

/** Sets a longer time limit, in milliseconds, for the statement and the rest of the transaction. */
async function queryFor<Row extends object>(
  { queryRunner }: EntityManager,
  limit: number,
  text: string,
  values: unknown[] = [],
): Promise<QueryResult<Row>> {
  const client = (await queryRunner?.connect()) as ClientBase;
  await client.query(`SET LOCAL statement_timeout = ${limit}`);
  const statement: QueryConfig & ClientConfig = { text, values, query_timeout: limit + GRACE };
  return client.query<Row>(statement);
}

/** Milliseconds for a statement. Updating the indexes takes one or two minutes for the largest file. */
const LIMIT = 240_000;

/** An address counts as unsubscribed if any of its lines says so, even if another line is active. */
const REASON = `coalesce(
  min(reason) FILTER (WHERE reason = 'complained'), min(reason) FILTER (WHERE reason = 'unsubscribed'),
  min(reason) FILTER (WHERE reason = 'bounced'), min(reason) FILTER (WHERE reason = 'unconfirmed'), min(reason))`;

export interface ImportCounts {
  fresh: number;
  subscribed: number;
  unsubscribed: number;
  repeated: number;
  left_elsewhere: Record<LeavingReason | 'unknown', number>;
}

/** Creates a table for this transaction only. A line has one row for each hash of its address. */
export async function createImported(manager: EntityManager): Promise<void> {
  await manager.query(WITHOUT_IDLE_LIMIT);
  await manager.query(
    `CREATE TEMPORARY TABLE imported_addresses (
       line integer, email text, since timestamptz, reason text, address_hash bytea
     ) ON COMMIT DROP`,
  );
}

export async function keepImported(
  manager: EntityManager,
  addresses: (ImportedAddress & { hash: Buffer })[],
): Promise<void> {
  await manager.query(
    `INSERT INTO imported_addresses
     SELECT * FROM unnest($1::integer[], $2::text[], $3::timestamptz[], $4::text[], $5::bytea[])`,
    [
      addresses.map(({ line }) => line),
      addresses.map(({ email }) => email),
      addresses.map(({ since }) => since),
      addresses.map(({ reason }) => reason),
      addresses.map(({ hash }) => hash),
    ],
  );
}

export async function countImported(manager: EntityManager): Promise<ImportCounts> {
  await manager.query('ANALYZE imported_addresses');
  const { rows } = await queryFor<Record<string, number>>(
    manager,
    LIMIT,
    `WITH named AS (
       SELECT email, array_agg(address_hash) AS hashes, count(DISTINCT line) AS times,
         ${REASON} AS reason
       FROM imported_addresses GROUP BY email
     ), judged AS (
       SELECT times, reason, subscription.id IS NOT NULL AS is_subscribed,
         EXISTS (SELECT FROM unsubscribe_records AS record
                 WHERE record.address_hash = ANY(named.hashes)) AS has_left
       FROM named LEFT JOIN newsletter_subscriptions AS subscription USING (email)
     )
     SELECT count(*) FILTER (WHERE is_new AND reason IS NULL)::int AS fresh,
       count(*) FILTER (WHERE is_new AND reason = 'unsubscribed')::int AS unsubscribed_elsewhere,
       count(*) FILTER (WHERE is_new AND reason = 'bounced')::int AS bounced,
       count(*) FILTER (WHERE is_new AND reason = 'complained')::int AS complained,
       count(*) FILTER (WHERE is_new AND reason = 'unconfirmed')::int AS unconfirmed,
       count(*) FILTER (WHERE is_new AND reason = 'unknown')::int AS unknown,
       count(*) FILTER (WHERE is_subscribed)::int AS subscribed,
       count(*) FILTER (WHERE has_left AND NOT is_subscribed)::int AS unsubscribed,
       coalesce(sum(times - 1), 0)::int AS repeated
     FROM judged, LATERAL (SELECT NOT is_subscribed AND NOT has_left AS is_new) AS known`,
  );
  const count = (name: string) => rows[0]?.[name] ?? 0;
  return {
    fresh: count('fresh'),
    subscribed: count('subscribed'),
    unsubscribed: count('unsubscribed'),
    repeated: count('repeated'),
    left_elsewhere: {
      unsubscribed: count('unsubscribed_elsewhere'),
      bounced: count('bounced'),
      complained: count('complained'),
      unconfirmed: count('unconfirmed'),
      unknown: count('unknown'),
    },
  };
}

/**
 * Returns the number of new addresses. The insert waits for concurrent erasures, whose records only the next
 * statement sees. That statement removes those addresses again.
 */
export async function addImported(manager: EntityManager): Promise<number> {
  const { rows: added } = await queryFor<{ id: string }>(
    manager,
    LIMIT,
    `INSERT INTO newsletter_subscriptions (email, subscribed_at)
     SELECT email, coalesce(since, now()) FROM (
       SELECT DISTINCT ON (email) * FROM imported_addresses ORDER BY email, line
     ) AS named
     WHERE NOT EXISTS (SELECT FROM imported_addresses AS line
                       WHERE line.email = named.email AND line.reason IS NOT NULL)
       AND NOT EXISTS (SELECT FROM imported_addresses AS hashed
                       JOIN unsubscribe_records USING (address_hash)
                       WHERE hashed.email = named.email)
     ORDER BY email
     ON CONFLICT (email) DO NOTHING RETURNING id`,
  );
  const { rowCount: erased } = await queryFor(
    manager,
    LIMIT,
    `DELETE FROM newsletter_subscriptions AS subscription
     USING imported_addresses AS imported, unsubscribe_records AS record
     WHERE subscription.id = ANY($1::bigint[]) AND imported.email = subscription.email
       AND record.address_hash = imported.address_hash`,
    [added.map(({ id }) => id)],
  );
  return added.length - (erased ?? 0);
}
