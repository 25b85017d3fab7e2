import type { PoolConfig } from 'pg';
import { DataSource } from 'typeorm';
import type { TestDatabase } from '../../test/database.js';
import { dataSourceOptions } from './data-source.js';

export function openDataSource(
  database: TestDatabase,
  limits: PoolConfig = {},
): Promise<DataSource> {
  const options = dataSourceOptions(database.url, 1);
  return new DataSource({
    ...options,
    extra: { ...(options.extra as PoolConfig), ...limits },
  }).initialize();
}
