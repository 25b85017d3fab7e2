import type { DataSource } from 'typeorm';

/** Consumers of the change log that process each change exactly once, in only one replica. */
const CONSUMERS = ['pictures', 'webhooks'] as const;
export type Consumer = (typeof CONSUMERS)[number];

/**
 * Sets the start positions of the change log's consumers: the end of the log, in a new database and after a restore
 * into another cluster, whose transaction ids are lower. Only the owner of the tables may do this, so the migrations call
 * it.
 */
export async function prepareChanges(dataSource: DataSource): Promise<void> {
  await dataSource.transaction(async (manager) => {
    const next = 'pg_snapshot_xmax(pg_current_snapshot())';
    const [{ is_new: isNew, is_restored: isRestored }] = await manager.query<
      [{ is_new: boolean; is_restored: boolean }]
    >(
      `SELECT NOT EXISTS (SELECT FROM hash_chain_state) AS is_new,
         EXISTS (SELECT FROM changes WHERE transaction >= ${next})
           OR EXISTS (SELECT FROM change_positions WHERE pg_snapshot_xmax(seen) > ${next})
           OR EXISTS (SELECT FROM hash_chain_state WHERE pg_snapshot_xmax(seen) > ${next}) AS is_restored`,
    );
    if (isNew) {
      await manager.query(`INSERT INTO hash_chain_state VALUES ('1:1:')`);
      await manager.query(
        `INSERT INTO change_positions SELECT unnest($1::text[]), pg_current_snapshot()`,
        [CONSUMERS],
      );
    } else if (isRestored) {
      await manager.query('ALTER TABLE changes DISABLE TRIGGER append_only');
      await manager.query(`UPDATE changes SET transaction = '1' WHERE transaction <> '1'`);
      await manager.query('ALTER TABLE changes ENABLE TRIGGER append_only');
      await manager.query(
        'UPDATE change_positions SET seen = pg_current_snapshot(), reading = NULL, last_id = 0',
      );
      await manager.query(`UPDATE hash_chain_state SET seen = '1:1:'`);
    }
  });
}
