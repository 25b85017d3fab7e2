import type { EntityManager } from 'typeorm';

/** The manager of a transaction, or a data source. */
export type Manager = Pick<EntityManager, 'query'>;

/** Returns the first row, for statements that always have one. */
export async function queryRow<Row>(
  manager: Manager,
  sql: string,
  values?: unknown[],
): Promise<Row> {
  const [row] = await manager.query<[Row]>(sql, values);
  return row;
}

/** Returns the value of the only column of each row. */
export async function queryColumn<Value>(
  manager: Manager,
  sql: string,
  values?: unknown[],
): Promise<Value[]> {
  const rows = await manager.query<Record<string, Value>[]>(sql, values);
  return rows.flatMap((row) => Object.values(row));
}

/** Returns the value of the only column of the first row, for statements that always have one. */
export async function queryValue<Value>(
  manager: Manager,
  sql: string,
  values?: unknown[],
): Promise<Value> {
  return Object.values(await queryRow<Record<string, Value>>(manager, sql, values))[0] as Value;
}
