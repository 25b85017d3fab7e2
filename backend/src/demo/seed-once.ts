import type { DataSource, EntityManager } from 'typeorm';
import { claimSeed } from './demo.queries.js';

/** Runs once per name in a database's life, so that later changes are not overwritten. */
export async function seedOnce(
  dataSource: DataSource,
  name: string,
  work: (manager: EntityManager) => Promise<void>,
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    if (await claimSeed(manager, name)) await work(manager);
  });
}
