import type { EntityManager } from 'typeorm';
import { endIssuedLinks } from './issued-links.queries.js';
import type { UserRole } from './user.entity.js';
import { unassignAdmin } from './users.queries.js';

const KEPT = `interval '30 minutes'`;

/** Remembers what a change, or a deletion, does to a user, in place of what was done before. */
export async function recordChange<Result>(
  manager: EntityManager,
  actorId: string,
  id: string,
  work: () => Promise<Result>,
): Promise<Result> {
  // The keys are locked, or one that is revoked at the same time would come back.
  await manager.query(
    `INSERT INTO changed_users AS kept (id, changed_by, before, assignments, two_factor, passkeys,
       known_devices, api_keys, saved_views, sync_runs)
     SELECT id, $2, to_jsonb(changed),
       (SELECT coalesce(jsonb_agg(to_jsonb(held)), '[]') FROM staff_assignments AS held
        WHERE held.staff_user_id = changed.id),
       (SELECT to_jsonb(factor) FROM two_factors AS factor WHERE factor.user_id = changed.id),
       (SELECT coalesce(jsonb_agg(to_jsonb(passkey)), '[]') FROM passkeys AS passkey
        WHERE passkey.user_id = changed.id),
       (SELECT coalesce(jsonb_agg(to_jsonb(known)), '[]') FROM known_devices AS known
        WHERE known.user_id = changed.id),
       (SELECT coalesce(jsonb_agg(to_jsonb(key)), '[]')
        FROM (SELECT * FROM api_keys WHERE maker_id = changed.id FOR UPDATE) AS key),
       (SELECT coalesce(jsonb_agg(to_jsonb(view)), '[]') FROM saved_views AS view
        WHERE view.owner_id = changed.id),
       (SELECT coalesce(jsonb_agg(jsonb_build_object('id', run.id,
          'started', run.started_by = changed.id, 'decided', run.decided_by = changed.id,
          'cancelled', run.cancelled_by = changed.id)), '[]') FROM sync_runs AS run
        WHERE changed.id IN (run.started_by, run.decided_by, run.cancelled_by))
     FROM users AS changed WHERE id = $1
     ON CONFLICT (id) DO UPDATE SET changed_by = excluded.changed_by, before = excluded.before,
       assignments = excluded.assignments, two_factor = excluded.two_factor,
       passkeys = excluded.passkeys, known_devices = excluded.known_devices,
       api_keys = excluded.api_keys, saved_views = excluded.saved_views,
       sync_runs = excluded.sync_runs, changed_at = now()`,
    [id, actorId],
  );
  const result = await work();
  await manager.query(
    `UPDATE changed_users SET after = (SELECT to_jsonb(users) FROM users WHERE users.id = $1)
     WHERE id = $1`,
    [id],
  );
  await endIssuedLinks(manager, id);
  return result;
}

interface UserRow {
  username: string;
  email: string;
  role: UserRole;
  is_active: boolean;
  password_hash: string;
  token_version: number;
}

export interface UserChange {
  before: UserRow;
  /** Null: the user was deleted. */
  after: UserRow | null;
  /** Nobody has changed the user since. */
  holds: boolean;
}

export async function findChange(
  manager: EntityManager,
  actorId: string,
  id: string,
): Promise<UserChange | undefined> {
  const [change] = await manager.query<UserChange[]>(
    `SELECT before, after,
       after IS NOT DISTINCT FROM (SELECT to_jsonb(users) FROM users WHERE users.id = $1) AS holds
     FROM changed_users
     WHERE id = $1 AND changed_by = $2 AND changed_at > now() - ${KEPT}`,
    [id, actorId],
  );
  return change;
}

/** Brings the row back, with what it was assigned to where that was lost, too, and all that a deletion has taken along. */
export async function takeBackChange(
  manager: EntityManager,
  id: string,
  { tokenVersion, withAssignments }: { tokenVersion: number; withAssignments: boolean },
): Promise<void> {
  await manager.query(
    `INSERT INTO users AS present
     SELECT row.* FROM changed_users AS change, jsonb_populate_record(
       NULL::users, change.before || jsonb_build_object('token_version', $2::int)
     ) AS row WHERE change.id = $1
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, email = excluded.email,
       role = excluded.role, phone = excluded.phone, is_active = excluded.is_active,
       password_hash = excluded.password_hash, token_version = excluded.token_version`,
    [id, tokenVersion],
  );
  await unassignAdmin(manager, id);
  if (withAssignments) {
    await manager.query(
      `INSERT INTO staff_assignments OVERRIDING SYSTEM VALUE
       SELECT row.* FROM changed_users AS change,
         jsonb_populate_recordset(NULL::staff_assignments, change.assignments) AS row
       WHERE change.id = $1 AND EXISTS (SELECT FROM udemy_courses WHERE udemy_id = row.udemy_id)
       ON CONFLICT DO NOTHING`,
      [id],
    );
  }
  await bringBackBelongings(manager, id);
  await manager.query('DELETE FROM changed_users WHERE id = $1', [id]);
  await endIssuedLinks(manager, id);
}

/** Of a deleted user. What others have deleted or taken over since is theirs. */
async function bringBackBelongings(manager: EntityManager, id: string): Promise<void> {
  await manager.query(
    `INSERT INTO two_factors
     SELECT row.* FROM changed_users AS change,
       jsonb_populate_record(NULL::two_factors, change.two_factor) AS row
     WHERE change.id = $1 AND change.after IS NULL AND change.two_factor IS NOT NULL`,
    [id],
  );
  for (const table of ['passkeys', 'known_devices', 'api_keys']) {
    await manager.query(
      `INSERT INTO ${table}
       SELECT row.* FROM changed_users AS change,
         jsonb_populate_recordset(NULL::${table}, change.${table}) AS row
       WHERE change.id = $1 AND change.after IS NULL`,
      [id],
    );
  }
  await manager.query(
    `INSERT INTO saved_views OVERRIDING SYSTEM VALUE
     SELECT row.* FROM changed_users AS change,
       jsonb_populate_recordset(NULL::saved_views, change.saved_views) AS row
     WHERE change.id = $1 AND change.after IS NULL AND NOT row.is_shared`,
    [id],
  );
  await manager.query(
    `UPDATE saved_views AS present SET owner_id = change.id
     FROM changed_users AS change,
       jsonb_populate_recordset(NULL::saved_views, change.saved_views) AS row
     WHERE change.id = $1 AND change.after IS NULL AND present.id = row.id
       AND present.owner_id IS NULL`,
    [id],
  );
  await manager.query(
    `UPDATE sync_runs AS run SET
       started_by = CASE WHEN row.started THEN change.id ELSE run.started_by END,
       decided_by = CASE WHEN row.decided THEN change.id ELSE run.decided_by END,
       cancelled_by = CASE WHEN row.cancelled THEN change.id ELSE run.cancelled_by END
     FROM changed_users AS change, jsonb_to_recordset(change.sync_runs)
       AS row (id bigint, started boolean, decided boolean, cancelled boolean)
     WHERE change.id = $1 AND change.after IS NULL AND run.id = row.id`,
    [id],
  );
}

export async function purgeChanges(manager: EntityManager): Promise<void> {
  await manager.query(`DELETE FROM changed_users WHERE changed_at <= now() - ${KEPT}`);
}
