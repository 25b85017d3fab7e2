import type { DataSource } from 'typeorm';

/** Returns the names of the programs that receive the addresses of new subscribers. */
export async function findAddressReceivers(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ name: string }[]>(
    `SELECT name FROM webhook_endpoints
     WHERE is_active AND 'subscriber.confirmed' = ANY (events) ORDER BY name`,
  );
  return rows.map(({ name }) => name);
}
