import type { DataSource, EntityManager } from 'typeorm';
import { withDeadline } from './deadline.js';

/** Milliseconds that the server's own error has to arrive before the connection is cut. */
const ARRIVES_WITHIN = 100;

/** Runs a transaction with a time limit on both sides, because the server would continue if only the client gave up. */
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
