import type { EntityManager } from 'typeorm';

export type Manager = Pick<EntityManager, 'query'>;

export async function queryRow<Row>(
  manager: Manager,
  sql: string,
  values?: unknown[],
): Promise<Row> {
  const [row] = await manager.query<[Row]>(sql, values);
  return row;
}

export async function queryColumn<Value>(
  manager: Manager,
  sql: string,
  values?: unknown[],
): Promise<Value[]> {
  const rows = await manager.query<Record<string, Value>[]>(sql, values);
  return rows.flatMap((row) => Object.values(row));
}

export async function queryValue<Value>(
  manager: Manager,
  sql: string,
  values?: unknown[],
): Promise<Value> {
  return Object.values(await queryRow<Record<string, Value>>(manager, sql, values))[0] as Value;
}
