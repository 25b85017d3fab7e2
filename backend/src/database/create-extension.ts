import { QueryFailedError, type QueryRunner } from 'typeorm';
import { DatabaseStartError } from './database-start-error.js';

/** @throws DatabaseStartError when it is not installed there, or the user may not add it */
export async function createExtension(queryRunner: QueryRunner, name: string): Promise<void> {
  try {
    await queryRunner.query(`CREATE EXTENSION IF NOT EXISTS ${name}`);
  } catch (error) {
    if (!(error instanceof QueryFailedError)) throw error;
    throw new DatabaseStartError(
      `DATABASE_URL: the database needs the extension ${name}, and it could not be added ` +
        `(${error.message}): let an administrator run CREATE EXTENSION ${name} in it`,
    );
  }
}
