import type { EntityManager } from 'typeorm';

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
