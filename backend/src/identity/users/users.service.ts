import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { Scheduled } from '../../common/jobs/scheduled.js';
import { PageQuery } from '../../common/pagination/page-query.js';
import { toPagination } from '../../common/pagination/pagination.dto.js';
import type { CreateUserDto } from './dto/create-user.dto.js';
import type { ListUsersQuery } from './dto/list-users.query.js';
import type { UpdateUserDto } from './dto/create-user.dto.js';
import type { UserDto, UserListDto } from './dto/user.dto.js';
import { requireStrongPassword } from './password.rules.js';
import { PasswordsService } from './passwords.service.js';
import { recordChange } from './user-changes.queries.js';
import { User } from './user.entity.js';
import { toUserDto } from './dto/user.dto.js';
import {
  countUsers,
  deleteUser,
  findUsers,
  purgeDeletedUsers,
  unassignAdmin,
} from './users.queries.js';
import { changeUsers, findUser, requireFreeNames, requireRemovable } from './users.rules.js';

type NewUser = Pick<User, 'username' | 'name' | 'email' | 'role' | 'passwordHash'>;

/** What admins do to users; the last active admin stays, and nobody ends themselves (`users.rules.ts`). */
@Injectable()
export class UsersService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly passwords: PasswordsService,
    private readonly audit: AuditService,
  ) {}

  /** A page if one is asked for, else all of them; rows and counts are of one moment. */
  async list(wanted: ListUsersQuery): Promise<UserListDto> {
    const page = toPage(wanted);
    await this.audit.noteView({ object: { type: 'user' } });
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const [users, total] = await findUsers(manager, wanted, page);
      return {
        users: users.map(toUserDto),
        counts: await countUsers(manager),
        ...(page && { pagination: toPagination(page, total) }),
      };
    });
  }

  /** @throws NotFoundError */
  async get(id: string): Promise<UserDto> {
    const user = await findUser(this.dataSource.manager, id);
    await this.audit.noteView({ object: { type: 'user', id } });
    return toUserDto(user);
  }

  /** @throws InvalidInputError for a weak password, ConflictError for a taken name or email */
  async create(actor: UserDto | null, { password, ...values }: CreateUserDto): Promise<UserDto> {
    await requireStrongPassword(password, values);
    const passwordHash = await this.passwords.hash(password);
    return changeUsers(this.dataSource.manager, actor, (manager) =>
      insert(manager, { ...values, passwordHash }),
    );
  }

  /** Within `changeUsers`. @throws ConflictError for a taken name or email */
  add(manager: EntityManager, values: NewUser): Promise<UserDto> {
    return insert(manager, values);
  }

  hasAdmin(): Promise<boolean> {
    return this.users.existsBy({ role: 'admin' });
  }

  /** Does nothing when there is an admin, also when replicas start at once. @throws as `create` */
  async createFirstAdmin({ password, ...values }: CreateUserDto): Promise<void> {
    await requireStrongPassword(password, values);
    const passwordHash = await this.passwords.hash(password);
    await changeUsers(this.dataSource.manager, null, async (manager) => {
      if (await manager.existsBy(User, { role: 'admin' })) return;
      await insert(manager, { ...values, passwordHash });
    });
  }

  /**
   * A new password and a demotion end the user's tokens.
   * @throws NotFoundError, InvalidInputError for a weak password, ForbiddenError to demote oneself
   * @throws ConflictError when the email is taken, or no active admin would be left
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

  /**
   * Deactivates an active user, whose tokens end for ever, and activates any other.
   * @throws NotFoundError, ForbiddenError for oneself, ConflictError for the last active admin
   */
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

  /** @throws NotFoundError, ForbiddenError for oneself, ConflictError for the last active admin */
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
