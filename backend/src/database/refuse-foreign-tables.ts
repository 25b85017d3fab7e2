import type { DataSource } from 'typeorm';
import { DatabaseStartError } from './database-start-error.js';
import { OUR_TABLES } from './our-tables.js';

/** The first migrations of development versions, whose schema cannot be migrated. */
const OF_DEVELOPMENT = [
  'CreateCourses1763700000000',
  'CreateSchema1795928000000',
  'CreateSchema1795977000000',
  'CreateSchema1795987000000',
  'CreateSchema1796020000000',
];

/**
 * Refuses a database that has none of our migrations but tables or another Lectern in it, since the two would mix.
 * @throws DatabaseStartError
 */
export async function refuseForeignTables(dataSource: DataSource): Promise<void> {
  const ours = dataSource.migrations.map(({ name }) => name);
  const [{ hasMigrations, hasJobs, tables }] = await dataSource.query<
    [{ hasMigrations: boolean; hasJobs: boolean; tables: string[] }]
  >(
    `SELECT to_regclass('migrations') IS NOT NULL AS "hasMigrations",
       EXISTS (SELECT FROM pg_class WHERE relname = 'version' AND relnamespace::regnamespace::text = 'jobs')
         AS "hasJobs",
       ARRAY(SELECT relname::text FROM pg_class WHERE relname = ANY ($1)
         AND relnamespace::regnamespace::text = current_schema() AND relkind IN ('r', 'p', 'f', 'v', 'm')
         ORDER BY 1) AS tables`,
    [OUR_TABLES],
  );
  const done = hasMigrations
    ? await dataSource.query<{ name: string }[]>(
        `SELECT to_jsonb(migrations) ->> 'name' AS name FROM migrations`,
      )
    : [];
  if (done.some(({ name }) => ours.includes(name))) return;
  if (done.some(({ name }) => OF_DEVELOPMENT.includes(name))) {
    throw new DatabaseStartError(
      'DATABASE_URL: this database was created by a development version of Lectern, which this version cannot ' +
        'migrate. Recreate it: rm -r .data deletes the embedded database; an external database must be empty',
    );
  }
  const foreign = [...(done.length > 0 ? ['migrations'] : []), ...tables];
  if (foreign.length > 0) {
    throw new DatabaseStartError(
      `DATABASE_URL: another program has tables in this database (${foreign.join(', ')}). ` +
        'Create a separate one for Lectern',
    );
  }
  if (hasJobs && !hasMigrations) {
    throw new DatabaseStartError(
      'DATABASE_URL: the schema jobs in this database belongs to another Lectern or another program. ' +
        'Create a separate database, or run DROP SCHEMA jobs CASCADE if nobody needs it',
    );
  }
}
