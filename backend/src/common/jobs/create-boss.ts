import { type ConstructorOptions, type Db, PgBoss } from 'pg-boss';
import type { DataSource, EntityManager } from 'typeorm';
import { asNobody } from '../sql/caller.js';
import { withoutDeadline } from '../sql/deadline.js';
import { poolOf } from '../sql/pool-of.js';
import { outsideTraces } from '../tracing/spans.js';

/** Seconds between checks for jobs of processes that died. */
const LOOK_FOR_DEAD = 30;
const RARELY = 3_600;

export function createBoss(dataSource: DataSource, options: ConstructorOptions = {}): PgBoss {
  const pool = poolOf(dataSource);
  return new PgBoss({
    // The timers of pg-boss outlive the request that may have started them.
    db: {
      executeSql: (sql, values) =>
        outsideTraces(() => asNobody(() => withoutDeadline(() => pool.query(sql, values)))),
    },
    schema: 'jobs',
    schedule: false,
    superviseIntervalSeconds: LOOK_FOR_DEAD,
    monitorIntervalSeconds: LOOK_FOR_DEAD / 2,
    flowIntervalSeconds: RARELY,
    ...options,
  });
}

/** Creates or updates the tables of pg-boss. Must not run in two processes at once. */
export async function installJobs(dataSource: DataSource): Promise<void> {
  const boss = createBoss(dataSource, { supervise: false });
  try {
    await boss.start();
    // pg-boss does not change the policy of an existing queue or of its jobs.
    await dataSource.query(`UPDATE jobs.queue SET policy = 'short' WHERE policy = 'stately'`);
    await dataSource.query(`
      UPDATE jobs.job SET policy = 'short', group_id = name
      WHERE policy = 'stately' AND state IN ('retry', 'active')`);
  } finally {
    await boss.stop({ graceful: false });
  }
}

export function within(manager: EntityManager): Db {
  return {
    executeSql: async (sql, values) => ({ rows: await manager.query<unknown[]>(sql, values) }),
  };
}
