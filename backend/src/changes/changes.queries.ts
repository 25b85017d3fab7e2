import type { DataSource, EntityManager } from 'typeorm';
import type { Consumer } from '../database/prepare-changes.queries.js';
import type { Change } from './change.js';

type Manager = Pick<EntityManager, 'query'>;

/** What of the log a reader has read, as PostgreSQL writes a snapshot. */
export type Snapshot = string;

/** Where a reader begins that wants to hear of what comes. */
export async function readSnapshot(manager: Manager): Promise<Snapshot> {
  const [{ now }] = await manager.query<[{ now: Snapshot }]>(
    'SELECT pg_current_snapshot()::text AS now',
  );
  return now;
}

interface Range {
  seen: Snapshot;
  until: Snapshot;
  /** The last change that was read of this range. */
  last: string;
}

/**
 * What `until` shows and `seen` does not, in the order in which it was written. A transaction that ends late is read late,
 * and none is read twice or left out, since a snapshot knows each of them.
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

/** What was committed after `seen`. @returns the changes, and the snapshot of this one statement to go on from */
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
 * Has `work` do what a consumer does about the changes since it looked last, some thousand at a time, each in the
 * transaction that moves its position: both happen or neither. Replicas take turns.
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

/** @returns whether others may follow */
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
  // Only after the lock: the one before has moved the position by then.
  const until = reading ?? (await readSnapshot(manager));
  const changes = await findChanges(manager, tables, { seen, until, last }, most);
  if (changes.length > 0) await work(changes, manager);
  const isRead = changes.length < most;
  await manager.query(
    'UPDATE change_positions SET seen = $2, reading = $3, last_id = $4 WHERE consumer = $1',
    isRead ? [consumer, until, null, 0] : [consumer, seen, until, changes.at(-1)?.id],
  );
  // After what an earlier look has left, there may be more that was committed since.
  return !isRead || reading !== null;
}
