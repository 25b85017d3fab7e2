import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { PageQuery } from '../../common/pagination/page-query.js';
import { olderThan } from '../../common/sql/columns.js';
import type { ListUsersQuery, UserOrder } from './dto/list-users.query.js';
import type { UserCountsDto } from './dto/user.dto.js';
import { User } from './user.entity.js';

/** Ends all sessions of a user except `keptId`, including tokens from releases without sessions. */
export async function endOtherSessions(
  manager: EntityManager,
  userId: string,
  keptId: string | null,
): Promise<void> {
  await manager.query('UPDATE users SET token_version = token_version + 1 WHERE id = $1', [userId]);
  await manager.query('DELETE FROM sessions WHERE user_id = $1 AND id IS DISTINCT FROM $2::uuid', [
    userId,
    keptId,
  ]);
  await manager.query(
    `UPDATE sessions SET token_version = users.token_version
     FROM users WHERE users.id = user_id AND user_id = $1 AND sessions.id = $2`,
    [userId, keptId],
  );
}

/** The same expression as in the indexes. */
const folded = (column: string) => `left(fold(u.${column}), 100) COLLATE "C"`;

const KEYS: Readonly<Record<string, string>> = {
  newest: 'u.created_at',
  oldest: 'u.created_at',
  username: folded('username'),
  name: folded('name'),
  email: folded('email'),
  role: "u.role = 'staff'",
  status: 'NOT u.is_active',
};

export function findUsers(
  manager: EntityManager,
  { search, role, state, order }: ListUsersQuery,
  page: PageQuery | null,
): Promise<[User[], number]> {
  const query = manager.createQueryBuilder(User, 'u');
  sortBy(query, order);
  if (page) query.offset((page.page - 1) * page.limit).limit(page.limit);
  if (role) query.andWhere('u.role = :role', { role });
  if (state) query.andWhere('u.isActive = :isActive', { isActive: state === 'active' });
  if (search) {
    // The separator is a character that no name has, so that no match spans two names.
    query.andWhere(
      `fold(:search) <> '' AND
       position(fold(:search) IN fold(concat_ws(E'\\n', u.name, u.email, u.username))) > 0`,
      { search },
    );
  }
  return query.getManyAndCount();
}

function sortBy(query: SelectQueryBuilder<User>, order: UserOrder): void {
  const [name = order, end] = order.split('-');
  const isDescending = end === 'desc' || order === 'newest';
  query
    .addSelect(KEYS[name] ?? '', 'sort_key')
    .orderBy('sort_key', isDescending ? 'DESC' : 'ASC')
    .addOrderBy('u.createdAt', 'DESC')
    .addOrderBy('u.id', 'DESC');
}

export async function unassignAdmin(manager: EntityManager, id: string): Promise<void> {
  await manager.query(
    `DELETE FROM staff_assignments
     WHERE staff_user_id = (SELECT id FROM users WHERE id = $1 AND role = 'admin')`,
    [id],
  );
}

/** Marks a user as deleted, and ends the sessions and links, which an undo must not restore. */
export async function deleteUser(manager: EntityManager, id: string): Promise<void> {
  await manager.softDelete(User, { id });
  await endOtherSessions(manager, id, null);
  await manager.query('DELETE FROM user_links WHERE user_id = $1', [id]);
}

/** Deletes users whose deletion is more than 30 days old, with all their data. */
export async function purgeDeletedUsers(manager: EntityManager): Promise<void> {
  await manager.query(
    `DELETE FROM saved_views USING users
     WHERE users.id = owner_id AND NOT is_shared AND deleted_at < now() - interval '30 days'`,
  );
  await manager.delete(User, { deletedAt: olderThan(30) });
}

export async function countUsers(manager: EntityManager): Promise<UserCountsDto> {
  const [counts] = await manager.query<[UserCountsDto]>(`
    SELECT
      count(*)::int AS total,
      count(*) FILTER (WHERE role = 'admin')::int AS admin,
      count(*) FILTER (WHERE role = 'staff')::int AS staff,
      count(*) FILTER (WHERE is_active)::int AS active,
      count(*) FILTER (WHERE NOT is_active)::int AS inactive
    FROM users WHERE deleted_at IS NULL`);
  return counts;
}
