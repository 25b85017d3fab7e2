import type { ClientBase, ClientConfig, QueryConfig, QueryResult } from 'pg';
import type { EntityManager } from 'typeorm';

/** Milliseconds that the driver waits longer than the server, so that the server ends the statement. */
const GRACE = 1_000;

/**
 * Runs a statement that may take longer than others, in a transaction that keeps the longer limit.
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
