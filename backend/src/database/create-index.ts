import type { QueryRunner } from 'typeorm';

/**
 * While others write, for a migration that has `transaction = false`. It waits for all who are in a transaction, which
 * nobody else has to wait for.
 * @param definition what follows its name
 */
export async function createIndex(
  queryRunner: QueryRunner,
  name: string,
  definition: string,
): Promise<void> {
  const [{ lock_timeout: usual }] =
    await queryRunner.manager.query<[{ lock_timeout: string }]>('SHOW lock_timeout');
  await queryRunner.query(`SET lock_timeout = '1min'`);
  // One that was given up is there, and good for nothing.
  await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  await queryRunner.query(`CREATE INDEX CONCURRENTLY ${name} ${definition}`);
  await queryRunner.query(`SET lock_timeout = '${usual}'`);
}
