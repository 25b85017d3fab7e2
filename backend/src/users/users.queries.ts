import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { PageQuery } from '../common/pagination/page-query.js';
import type { ListUsersQuery, UserOrder } from './dto/list-users.query.js';
import type { UserCountsDto } from './dto/user.dto.js';
import { User } from './user.entity.js';

/** Text as people sort it, and as the indexes have it. */
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

/** In the order asked for, and how many there are on all pages. */
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
    // Parted by what no name has, so that nothing is found across two of them.
    query.andWhere(
      `fold(:search) <> '' AND
       position(fold(:search) IN fold(concat_ws(E'\\n', u.name, u.email, u.username))) > 0`,
      { search },
    );
  }
  return query.getManyAndCount();
}

/** Of those that are alike the newest come first. */
function sortBy(query: SelectQueryBuilder<User>, order: UserOrder): void {
  const [name = order, end] = order.split('-');
  const isDescending = end === 'desc' || order === 'newest';
  query
    .addSelect(KEYS[name] ?? '', 'sort_key')
    .orderBy('sort_key', isDescending ? 'DESC' : 'ASC')
    .addOrderBy('u.createdAt', 'DESC')
    .addOrderBy('u.id', 'DESC');
}

/** Deletes the assignments of a user who is an admin by now: only staff are assigned courses. */
export async function unassignAdmin(manager: EntityManager, id: string): Promise<void> {
  await manager.query(
    `DELETE FROM staff_assignments
     WHERE staff_user_id = (SELECT id FROM users WHERE id = $1 AND role = 'admin')`,
    [id],
  );
}

/**
 * Deletes a user with their assignments and personal views. Assignments go first and not by the
 * foreign key, so that the change log records them while it still knows the user.
 */
export async function deleteUser(manager: EntityManager, id: string): Promise<void> {
  // Until the end of the transaction, nobody assigns another course to the user.
  await manager.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [id]);
  await manager.query('DELETE FROM staff_assignments WHERE staff_user_id = $1', [id]);
  await manager.query('DELETE FROM saved_views WHERE owner_id = $1 AND NOT is_shared', [id]);
  await manager.delete(User, { id });
}

export async function countUsers(manager: EntityManager): Promise<UserCountsDto> {
  const [counts] = await manager.query<[UserCountsDto]>(`
    SELECT
      count(*)::int AS total,
      count(*) FILTER (WHERE role = 'admin')::int AS admin,
      count(*) FILTER (WHERE role = 'staff')::int AS staff,
      count(*) FILTER (WHERE is_active)::int AS active,
      count(*) FILTER (WHERE NOT is_active)::int AS inactive
    FROM users`);
  return counts;
}
