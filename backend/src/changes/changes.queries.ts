import type { DataSource, EntityManager } from 'typeorm';
import type { Consumer } from '../database/prepare-changes.queries.js';
import type { Change, NewWebhookEvent } from './change.js';

export async function queueWebhookEvents(
  manager: Pick<EntityManager, 'query'>,
  news: readonly NewWebhookEvent[],
): Promise<void> {
  await manager.query(
    `INSERT INTO webhook_deliveries (endpoint_id, event, subject, created_at)
     SELECT endpoint.id, news.event, news.subject, min(news.at)
     FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS news (event, subject, at)
     JOIN webhook_endpoints AS endpoint ON is_active AND news.event = ANY (endpoint.events)
     GROUP BY endpoint.id, news.event, news.subject ORDER BY min(news.at)`,
    [news.map(({ event }) => event), news.map(({ subject }) => subject), news.map(({ at }) => at)],
  );
}

type Manager = Pick<EntityManager, 'query'>;

/** A PostgreSQL snapshot that tells which transactions a reader has processed. */
export type Snapshot = string;

export async function readSnapshot(manager: Manager): Promise<Snapshot> {
  const [{ now }] = await manager.query<[{ now: Snapshot }]>(
    'SELECT pg_current_snapshot()::text AS now',
  );
  return now;
}

interface Range {
  seen: Snapshot;
  until: Snapshot;
  last: string;
}

/**
 * Returns the changes visible in `until` but not in `seen`, in log order. Snapshots make sure that a transaction that
 * commits late is neither skipped nor read twice.
 */
function findChanges(
  manager: Manager,
  tables: readonly string[],
  { seen, until, last }: Range,
  most: number,
): Promise<Change[]> {
  return manager.query<Change[]>(
    `SELECT id, at, table_name, record, operation, before, after FROM changes
     WHERE transaction >= pg_snapshot_xmin($1::pg_snapshot)
       AND NOT pg_visible_in_snapshot(transaction, $1::pg_snapshot)
       AND pg_visible_in_snapshot(transaction, $2::pg_snapshot)
       AND id > $3 AND table_name = ANY ($4)
     ORDER BY id LIMIT $5`,
    [seen, until, last, tables, most],
  );
}

/** Returns the changes committed after `seen`, and the snapshot to continue from. */
export async function readChanges(
  manager: Manager,
  tables: readonly string[],
  seen: Snapshot,
): Promise<{ changes: Change[]; now: Snapshot }> {
  const rows = await manager.query<[Change & { now: Snapshot }, ...Change[]]>(
    `SELECT pg_current_snapshot()::text AS now, id, at, table_name, record, operation, before, after
     FROM (SELECT) AS always LEFT JOIN changes
       ON transaction >= pg_snapshot_xmin($1::pg_snapshot)
       AND NOT pg_visible_in_snapshot(transaction, $1::pg_snapshot)
       AND table_name = ANY ($2)
     ORDER BY id`,
    [seen, tables],
  );
  return { now: rows[0].now, changes: rows.filter(({ id }) => id !== null) };
}

type Work = (changes: Change[], manager: EntityManager) => Promise<void>;

/**
 * Passes a consumer the changes since its last run, in batches of some thousand. Each batch and the consumer's new
 * position are committed in one transaction. One replica runs at a time.
 */
export async function consumeChanges(
  dataSource: DataSource,
  consumer: Consumer,
  tables: readonly string[],
  work: Work,
  most = 5_000,
): Promise<void> {
  const consumeSome = (manager: EntityManager) => consume(manager, consumer, tables, work, most);
  while (await dataSource.transaction(consumeSome));
}

async function consume(
  manager: EntityManager,
  consumer: string,
  tables: readonly string[],
  work: Work,
  most: number,
): Promise<boolean> {
  const [{ seen, reading, last }] = await manager.query<
    [{ seen: Snapshot; reading: Snapshot | null; last: string }]
  >(
    `SELECT seen::text, reading::text, last_id AS last FROM change_positions
     WHERE consumer = $1 FOR UPDATE`,
    [consumer],
  );
  // After taking the lock, because the previous consumer has moved the position by then.
  const until = reading ?? (await readSnapshot(manager));
  const changes = await findChanges(manager, tables, { seen, until, last }, most);
  if (changes.length > 0) await work(changes, manager);
  const isRead = changes.length < most;
  await manager.query(
    'UPDATE change_positions SET seen = $2, reading = $3, last_id = $4 WHERE consumer = $1',
    isRead ? [consumer, until, null, 0] : [consumer, seen, until, changes.at(-1)?.id],
  );
  // After the rest of an earlier range, there may be more changes that were committed since.
  return !isRead || reading !== null;
}
