import type { DataSource, EntityManager } from 'typeorm';

/**
 * Puts example data into the database, once in its life: what somebody changed or deleted since
 * stays so. Replicas that start together wait for each other, and a failure leaves nothing behind.
 * @param name of the seed, under which it is remembered
 */
export async function seedOnce(
  dataSource: DataSource,
  name: string,
  work: (manager: EntityManager) => Promise<void>,
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    const seeded = await manager.query<object[]>(
      'INSERT INTO demo_seeds (name) VALUES ($1) ON CONFLICT DO NOTHING RETURNING name',
      [name],
    );
    if (seeded.length > 0) await work(manager);
  });
}
