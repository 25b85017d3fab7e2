import type { DataSource, EntityManager } from 'typeorm';
import { withDeadline } from './deadline.js';

/** Milliseconds that the server's own answer has to arrive, before the connection is cut. */
const ARRIVES_WITHIN = 100;

/**
 * A transaction that is given up after so many milliseconds, on both sides: a server that is told
 * no limit goes on with what was only cut off here.
 */
export function transactionWithin<Result>(
  dataSource: DataSource,
  limit: number,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  return withDeadline(
    () =>
      dataSource.transaction(async (manager) => {
        await manager.query(`SET LOCAL statement_timeout = ${limit - ARRIVES_WITHIN}`);
        return work(manager);
      }),
    limit,
  );
}
