import { type Manager, queryRow } from '../../common/sql/query.js';
import { LISTENS_AS } from '../../cache/content-changes.service.js';
import type { DatabaseStateDto, ReplicaDto } from './dto/system.dto.js';

const IS_GONE = `seen_at < now() - interval '1 minute'`;

/** Also deletes processes that are gone, without waiting for locks. */
export async function noteReplica(
  manager: Manager,
  { id, host, pid, version, started_at: startedAt }: Omit<ReplicaDto, 'seen_at'>,
): Promise<void> {
  await manager.query(
    `WITH gone AS (
       DELETE FROM replicas WHERE id IN
         (SELECT id FROM replicas WHERE ${IS_GONE} AND id <> $1 FOR UPDATE SKIP LOCKED)
     )
     INSERT INTO replicas (id, host, pid, version, started_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (id) DO UPDATE SET seen_at = now()`,
    [id, host, pid, version, startedAt],
  );
}

export async function forgetReplica(manager: Manager, id: string): Promise<void> {
  await manager.query('DELETE FROM replicas WHERE id = $1', [id]);
}

export function listReplicas(manager: Manager): Promise<ReplicaDto[]> {
  return manager.query<ReplicaDto[]>(
    `SELECT id, host, pid, version, started_at, seen_at
     FROM replicas WHERE NOT ${IS_GONE} ORDER BY host, started_at, pid`,
  );
}

export function listMissed(manager: Manager): Promise<ReplicaDto[]> {
  return manager.query<ReplicaDto[]>(
    `SELECT id, host, pid, version, started_at, seen_at
     FROM replicas WHERE ${IS_GONE} ORDER BY host, started_at, pid`,
  );
}

export function readDatabase(
  manager: Manager,
): Promise<Pick<DatabaseStateDto, 'version' | 'bytes' | 'processes'>> {
  return queryRow(
    manager,
    `SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
       pg_database_size(current_database())::float8 AS bytes,
       (SELECT count(*)::int FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = '${LISTENS_AS}') AS processes`,
  );
}
