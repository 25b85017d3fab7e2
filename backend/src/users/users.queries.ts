import { Brackets, type EntityManager } from 'typeorm';
import { containsPattern } from '../common/sql/contains-pattern.js';
import type { ListUsersQuery } from './dto/list-users.query.js';
import type { UserCountsDto } from './dto/user.dto.js';
import { User } from './user.entity.js';

/** Newest first. */
export function findUsers(
  manager: EntityManager,
  { search, role, state }: ListUsersQuery,
): Promise<User[]> {
  const query = manager
    .createQueryBuilder(User, 'u')
    .orderBy('u.createdAt', 'DESC')
    .addOrderBy('u.id', 'DESC');
  if (role) query.andWhere('u.role = :role', { role });
  if (state) query.andWhere('u.isActive = :isActive', { isActive: state === 'active' });
  if (search) {
    query.andWhere(
      new Brackets((either) =>
        either
          .where('u.name ILIKE :pattern')
          .orWhere('u.email ILIKE :pattern')
          .orWhere('u.username ILIKE :pattern'),
      ),
      { pattern: containsPattern(search) },
    );
  }
  return query.getMany();
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
