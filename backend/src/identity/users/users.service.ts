import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { Scheduled } from '../../common/jobs/scheduled.js';
import { PageQuery } from '../../common/pagination/page-query.js';
import { toPagination } from '../../common/pagination/pagination.dto.js';
import type { CreateUserDto, UpdateUserDto } from './dto/create-user.dto.js';
import type { ListUsersQuery } from './dto/list-users.query.js';
import { type UserDto, type UserListDto, toUserDto } from './dto/user.dto.js';
import { requireStrongPassword } from './password.rules.js';
import { PasswordsService } from './passwords.service.js';
import { recordChange } from './user-changes.queries.js';
import { User } from './user.entity.js';
import {
  countUsers,
  deleteUser,
  findUsers,
  purgeDeletedUsers,
  unassignAdmin,
} from './users.queries.js';
import { changeUsers, findUser, requireFreeNames, requireRemovable } from './users.rules.js';

type NewUser = Pick<User, 'username' | 'name' | 'email' | 'role' | 'passwordHash'>;

/** Lets admins manage users. The last active admin stays, and nobody can delete themselves (`users.rules.ts`). */
@Injectable()
export class UsersService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly passwords: PasswordsService,
    private readonly audit: AuditService,
  ) {}

  /** Returns one page if requested, otherwise all users. Rows and counts come from the same snapshot. */
  async list(wanted: ListUsersQuery): Promise<UserListDto> {
    const page = toPage(wanted);
    await this.audit.recordView({ object: { type: 'user' } });
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const [users, total] = await findUsers(manager, wanted, page);
      return {
        users: users.map(toUserDto),
        counts: await countUsers(manager),
        ...(page && { pagination: toPagination(page, total) }),
      };
    });
  }

  async get(id: string): Promise<UserDto> {
    const user = await findUser(this.dataSource.manager, id);
    await this.audit.recordView({ object: { type: 'user', id } });
    return toUserDto(user);
  }

  async create(actor: UserDto | null, { password, ...values }: CreateUserDto): Promise<UserDto> {
    await requireStrongPassword(password, values);
    const passwordHash = await this.passwords.hash(password);
    return changeUsers(this.dataSource.manager, actor, (manager) =>
      insert(manager, { ...values, passwordHash }),
    );
  }

  /** Must run within `changeUsers`. @throws ConflictError for a taken name or email */
  add(manager: EntityManager, values: NewUser): Promise<UserDto> {
    return insert(manager, values);
  }

  hasAdmin(): Promise<boolean> {
    return this.users.existsBy({ role: 'admin' });
  }

  /** Returns immediately if an admin exists, even when replicas start at the same time. */
  async createFirstAdmin({ password, ...values }: CreateUserDto): Promise<void> {
    await requireStrongPassword(password, values);
    const passwordHash = await this.passwords.hash(password);
    await changeUsers(this.dataSource.manager, null, async (manager) => {
      if (await manager.existsBy(User, { role: 'admin' })) return;
      await insert(manager, { ...values, passwordHash });
    });
  }

  /**
   * Ends the user's tokens on a new password or a demotion.
   * @throws NotFoundError, InvalidInputError for a weak password, ForbiddenError for demoting oneself, ConflictError
   *   for a taken email or the last active admin
   */
  async update(actor: UserDto, id: string, dto: UpdateUserDto): Promise<UserDto> {
    const { password, ...values } = dto;
    const passwordHash = password === undefined ? undefined : await this.passwords.hash(password);
    return changeUsers(this.dataSource.manager, actor, async (manager) => {
      const user = await findUser(manager, id);
      const demoted = user.role === 'admin' && values.role === 'staff';
      if (demoted) await requireRemovable(manager, actor, user, 'take the admin role from');
      manager.merge(User, user, { ...values, passwordHash });
      if (password !== undefined) await requireStrongPassword(password, user);
      await requireFreeNames(manager, user);
      if (demoted || passwordHash) user.tokenVersion += 1;
      return recordChange(manager, actor.id, id, async () => {
        await manager.save(user);
        await unassignAdmin(manager, id);
        return toUserDto(user);
      });
    });
  }

  /** Ends the user's tokens on a deactivation. @throws NotFoundError, ForbiddenError, ConflictError */
  async toggleActive(actor: UserDto, id: string): Promise<UserDto> {
    return changeUsers(this.dataSource.manager, actor, async (manager) => {
      const user = await findUser(manager, id);
      if (user.isActive) {
        await requireRemovable(manager, actor, user, 'deactivate');
        user.tokenVersion += 1;
      }
      user.isActive = !user.isActive;
      return recordChange(manager, actor.id, id, async () => toUserDto(await manager.save(user)));
    });
  }

  async delete(actor: UserDto, id: string): Promise<void> {
    await changeUsers(this.dataSource.manager, actor, async (manager) => {
      const user = await findUser(manager, id);
      await requireRemovable(manager, actor, user, 'delete');
      await recordChange(manager, actor.id, id, () => deleteUser(manager, id));
    });
  }

  @Scheduled('hour', 'Could not purge users who were deleted 30 days ago (will retry in 1 h).')
  async purge(): Promise<void> {
    await changeUsers(this.dataSource.manager, null, purgeDeletedUsers);
  }
}

async function insert(manager: EntityManager, values: Partial<User>): Promise<UserDto> {
  const user = manager.create(User, { ...values, id: randomUUID() });
  await requireFreeNames(manager, user);
  return toUserDto(await manager.save(user));
}

function toPage({ page, limit }: ListUsersQuery): PageQuery | null {
  if (page === undefined && limit === undefined) return null;
  const whole = new PageQuery();
  return { page: page ?? whole.page, limit: limit ?? whole.limit };
}
