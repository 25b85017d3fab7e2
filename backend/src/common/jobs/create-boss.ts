import { type ConstructorOptions, type Db, PgBoss } from 'pg-boss';
import type { DataSource, EntityManager } from 'typeorm';
import { asNobody } from '../sql/caller.js';
import { withoutDeadline } from '../sql/deadline.js';
import { poolOf } from '../sql/pool-of.js';
import { outsideTraces } from '../tracing/spans.js';

/** Seconds: jobs of a process that died are found by then. */
const LOOK_FOR_DEAD = 30;
/** Seconds between looks for jobs that wait for others; none do. */
const RARELY = 3_600;

/** A queue on the application's own connections. */
export function createBoss(dataSource: DataSource, options: ConstructorOptions = {}): PgBoss {
  const pool = poolOf(dataSource);
  return new PgBoss({
    // Its timers outlive the request that may have started them.
    db: {
      executeSql: (sql, values) =>
        outsideTraces(() => asNobody(() => withoutDeadline(() => pool.query(sql, values)))),
    },
    schema: 'jobs',
    schedule: false,
    superviseIntervalSeconds: LOOK_FOR_DEAD,
    // A timer is early by a moment, and a look that comes too soon after another does nothing.
    monitorIntervalSeconds: LOOK_FOR_DEAD / 2,
    flowIntervalSeconds: RARELY,
    ...options,
  });
}

/** Creates or updates the tables. Nobody else may do so at the same time. */
export async function installJobs(dataSource: DataSource): Promise<void> {
  const boss = createBoss(dataSource, { supervise: false });
  try {
    await boss.start();
    // pg-boss leaves a queue, and its jobs, the policy that they were made with.
    await dataSource.query(`UPDATE jobs.queue SET policy = 'short' WHERE policy = 'stately'`);
    await dataSource.query(`
      UPDATE jobs.job SET policy = 'short', group_id = name
      WHERE policy = 'stately' AND state IN ('retry', 'active')`);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Has a job written within somebody's transaction. */
export function within(manager: EntityManager): Db {
  return {
    executeSql: async (sql, values) => ({ rows: await manager.query<unknown[]>(sql, values) }),
  };
}
