import type { ClientBase, ClientConfig, QueryConfig, QueryResult } from 'pg';
import type { EntityManager } from 'typeorm';

/** Milliseconds that the driver waits on, so that the server itself ends what takes too long. */
const GRACE = 1_000;

/**
 * Runs what takes longer than other statements may, in a transaction, which keeps the limit to its end.
 * @param limit milliseconds
 */
export async function queryFor<Row extends object>(
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
