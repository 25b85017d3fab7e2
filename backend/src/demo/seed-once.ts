import type { DataSource, EntityManager } from 'typeorm';
import { claimSeed } from './demo.queries.js';

/** Once under a name in a database's life, so that what was changed or deleted stays so. */
export async function seedOnce(
  dataSource: DataSource,
  name: string,
  work: (manager: EntityManager) => Promise<void>,
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    if (await claimSeed(manager, name)) await work(manager);
  });
}
