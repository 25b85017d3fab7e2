import type { DataSource, EntityManager } from 'typeorm';
import type { Change } from './change.js';

type Manager = Pick<EntityManager, 'query'>;

/** Those who do something about changes exactly once, on one of all replicas. */
const CONSUMERS = ['pictures', 'webhooks'] as const;

/** What of the log a reader has read, as PostgreSQL writes a snapshot. */
export type Snapshot = string;

/** Where a reader begins that wants to hear of what comes. */
export async function readSnapshot(manager: Manager): Promise<Snapshot> {
  const [{ now }] = await manager.query<[{ now: Snapshot }]>(
    'SELECT pg_current_snapshot()::text AS now',
  );
  return now;
}

/**
 * What was committed after `seen`, in the order in which it was written. A transaction that ends late is read late, and
 * none is read twice or left out, since a snapshot knows each of them.
 * @returns the changes, and the snapshot to go on from
 */
export async function readChanges(
  manager: Manager,
  tables: readonly string[],
  seen: Snapshot,
): Promise<{ changes: Change[]; now: Snapshot }> {
  const rows = await manager.query<({ now: Snapshot } & Change)[]>(
    `SELECT pg_current_snapshot()::text AS now, id, at, table_name, record, operation, before, after
     FROM (SELECT) AS one LEFT JOIN changes
       ON transaction >= pg_snapshot_xmin($1::pg_snapshot)
       AND NOT pg_visible_in_snapshot(transaction, $1::pg_snapshot) AND table_name = ANY ($2)
     ORDER BY id`,
    [seen, tables],
  );
  return {
    now: rows[0]?.now ?? seen,
    changes: rows.filter(({ id }) => id !== null).map(({ now: _, ...change }) => change),
  };
}

/**
 * Has `work` do what a consumer does about the changes since it looked last, in the transaction that moves its position:
 * both happen or neither. Replicas take turns.
 */
export function consumeChanges(
  dataSource: DataSource,
  consumer: (typeof CONSUMERS)[number],
  tables: readonly string[],
  work: (changes: Change[], manager: EntityManager) => Promise<void>,
): Promise<void> {
  return dataSource.transaction(async (manager) => {
    const [{ seen }] = await manager.query<[{ seen: Snapshot }]>(
      'SELECT seen::text FROM change_positions WHERE consumer = $1 FOR UPDATE',
      [consumer],
    );
    const { changes, now } = await readChanges(manager, tables, seen);
    if (changes.length > 0) await work(changes, manager);
    await manager.query('UPDATE change_positions SET seen = $2 WHERE consumer = $1', [
      consumer,
      now,
    ]);
  });
}

/**
 * Has readers begin with what comes in a new database. After a restore into another cluster, the transactions of the log
 * are those of the old one; what it holds then counts as read. Only the owner of the tables may do either, who migrates.
 */
export async function prepareChanges(dataSource: DataSource): Promise<void> {
  await dataSource.transaction(async (manager) => {
    const next = 'pg_snapshot_xmax(pg_current_snapshot())';
    const [{ is_new: isNew, is_restored: isRestored }] = await manager.query<
      [{ is_new: boolean; is_restored: boolean }]
    >(
      `SELECT NOT EXISTS (SELECT FROM change_sealing) AS is_new,
         EXISTS (SELECT FROM changes WHERE transaction >= ${next})
           OR EXISTS (SELECT FROM change_positions WHERE pg_snapshot_xmax(seen) > ${next})
           OR EXISTS (SELECT FROM change_sealing WHERE pg_snapshot_xmax(seen) > ${next}) AS is_restored`,
    );
    if (isNew) {
      await manager.query(`INSERT INTO change_sealing VALUES ('1:1:')`);
      await manager.query(
        `INSERT INTO change_positions SELECT unnest($1::text[]), pg_current_snapshot()`,
        [CONSUMERS],
      );
    } else if (isRestored) {
      await manager.query('ALTER TABLE changes DISABLE TRIGGER append_only');
      await manager.query(`UPDATE changes SET transaction = '1' WHERE transaction <> '1'`);
      await manager.query('ALTER TABLE changes ENABLE TRIGGER append_only');
      await manager.query('UPDATE change_positions SET seen = pg_current_snapshot()');
      await manager.query(`UPDATE change_sealing SET seen = '1:1:'`);
    }
  });
}
