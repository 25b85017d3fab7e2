import type { EntityManager } from 'typeorm';

/** With LC_CTYPE C, letters beyond A to Z are not compared case-insensitively. */
export const FOLDS_ALL_LETTERS = `lower('É') = 'é'`;

export const FOLDS_ASCII_ONLY =
  'The database knows upper and lower case of A to Z only (LC_CTYPE C), so that é does not find É';
export const UTF8_OPTIONS = `TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8', or another locale for UTF-8`;

export interface CollationChange {
  what: string;
  todo: string;
}

/**
 * Returns null if the indexes were built with the current versions, and before PostgreSQL 15, which does not record
 * them.
 */
export async function readCollationChange(
  manager: Pick<EntityManager, 'query'>,
): Promise<CollationChange | null> {
  const [{ isRecorded }] = await manager.query<[{ isRecorded: boolean }]>(
    `SELECT current_setting('server_version_num')::int >= 150000 AS "isRecorded"`,
  );
  if (!isRecorded) return null;
  const [found] = await manager.query<{ name: string; before: string; now: string }[]>(
    `SELECT quote_ident(datname) AS name, datcollversion AS before, now
     FROM pg_database, pg_database_collation_actual_version(oid) AS now
     WHERE datname = current_database() AND datcollversion <> now`,
  );
  if (!found) return null;
  const { name, before, now } = found;
  return {
    what: `The collation version of the database changed from ${before} to ${now}, so text indexes may miss rows`,
    todo: `Run REINDEX DATABASE ${name}, then ALTER DATABASE ${name} REFRESH COLLATION VERSION.`,
  };
}
