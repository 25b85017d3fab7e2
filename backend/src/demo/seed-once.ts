import type { DataSource, EntityManager } from 'typeorm';

/** Once under a name in a database's life, so that what was changed or deleted stays so. */
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
