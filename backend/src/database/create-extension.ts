import { type DataSource, QueryFailedError, type QueryRunner } from 'typeorm';
import { DatabaseStartError } from './database-start-error.js';

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

export async function refuseHiddenExtension(dataSource: DataSource): Promise<void> {
  const [found] = await dataSource.query<{ schema: string; database: string }[]>(
    `SELECT quote_ident(nspname) AS schema, quote_ident(current_database()) AS database
     FROM pg_extension JOIN pg_namespace AS n ON n.oid = extnamespace
     WHERE extname = 'pg_trgm' AND nspname <> ALL (current_schemas(true))`,
  );
  if (!found) return;
  const { schema, database } = found;
  throw new DatabaseStartError(
    `DATABASE_URL: the extension pg_trgm is in the schema ${schema}, which is not in the search_path. ` +
      `Run ALTER EXTENSION pg_trgm SET SCHEMA public, or ALTER DATABASE ${database} SET search_path = "$user", public, ${schema}`,
  );
}
