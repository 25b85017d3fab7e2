import type { EntityManager } from 'typeorm';
import { endIssuedLinks } from './issued-links.queries.js';
import type { UserRole } from '../../common/access/access.decorators.js';
import { unassignAdmin } from './users.queries.js';

const KEPT = `interval '30 minutes'`;

/** Stores the state before and after a change or deletion for the undo. It replaces the user's previous record. */
export async function recordChange<Result>(
  manager: EntityManager,
  actorId: string,
  id: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await manager.query(
    `INSERT INTO changed_users (id, changed_by, before, assignments)
     SELECT id, $2, to_jsonb(users),
       (SELECT coalesce(jsonb_agg(to_jsonb(held)), '[]') FROM staff_assignments AS held
        WHERE held.staff_user_id = users.id)
     FROM users WHERE id = $1
     ON CONFLICT (id) DO UPDATE SET changed_by = excluded.changed_by, before = excluded.before,
       assignments = excluded.assignments, changed_at = now()`,
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
  after: UserRow;
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

export async function takeBackChange(
  manager: EntityManager,
  id: string,
  { tokenVersion, withAssignments }: { tokenVersion: number; withAssignments: boolean },
): Promise<void> {
  await manager.query(
    `UPDATE users SET name = former.name, email = former.email, role = former.role,
       phone = former.phone, is_active = former.is_active, password_hash = former.password_hash,
       deleted_at = former.deleted_at, token_version = $2
     FROM changed_users AS change, jsonb_populate_record(NULL::users, change.before) AS former
     WHERE change.id = $1 AND users.id = $1`,
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
  await manager.query('DELETE FROM changed_users WHERE id = $1', [id]);
  await endIssuedLinks(manager, id);
}

export async function purgeChanges(manager: EntityManager): Promise<void> {
  await manager.query(`DELETE FROM changed_users WHERE changed_at <= now() - ${KEPT}`);
}
