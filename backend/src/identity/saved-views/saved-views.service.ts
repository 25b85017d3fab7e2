import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ConflictError, ForbiddenError, NotFoundError } from '../../common/problem/app-error.js';
import { isRowId } from '../../common/sql/columns.js';
import { violatedConstraint } from '../../common/sql/database-error.js';
import type { UserDto } from '../users/dto/user.dto.js';
import { User } from '../users/user.entity.js';
import type { CreateViewDto, UpdateViewDto } from './dto/save-view.dto.js';
import type { ViewDto } from './dto/view.dto.js';
import { SavedView, type ViewedList } from './saved-view.entity.js';

export const MOST_VIEWS = 50;

/** Stores filters of admin lists under a name, for one user or for all (decisions/admin-lists.md). */
@Injectable()
export class SavedViewsService {
  constructor(private readonly dataSource: DataSource) {}

  async list(user: UserDto, list: ViewedList): Promise<ViewDto[]> {
    const views = await this.dataSource.manager
      .createQueryBuilder(SavedView, 'view')
      .leftJoinAndSelect('view.owner', 'owner')
      .where('view.list = :list', { list })
      .andWhere('(view.isShared OR view.ownerId = :userId)', { userId: user.id })
      .orderBy('lower(view.name)')
      .addOrderBy('view.id')
      .getMany();
    return views.map((view) => toViewDto(view, user));
  }

  create(user: UserDto, dto: CreateViewDto): Promise<ViewDto> {
    const { list, name, is_shared: isShared, ...query } = dto;
    return this.write(user, async (manager) => {
      // Without this lock, two concurrent requests could both add the last allowed view.
      await manager.findOne(User, { where: { id: user.id }, lock: { mode: 'pessimistic_write' } });
      const count = await manager.countBy(SavedView, { ownerId: user.id });
      if (count >= MOST_VIEWS) {
        throw new ConflictError(`You have ${MOST_VIEWS} views. Delete one of them first.`);
      }
      const view = manager.create(SavedView, { list, name, isShared, query, ownerId: user.id });
      return (await manager.save(view)).id;
    });
  }

  update(user: UserDto, id: string, dto: UpdateViewDto): Promise<ViewDto> {
    return this.write(user, async (manager) => {
      const view = await find(manager, user, id);
      const { name = view.name, is_shared: isShared = view.isShared } = dto;
      const { address = view.query.address, hidden_columns = view.query.hidden_columns } = dto;
      // Nobody could see a personal view without an owner.
      const ownerId = isShared ? view.ownerId : (view.owner?.id ?? user.id);
      if (!isShared && ownerId !== user.id) {
        throw new ForbiddenError('Only its owner can make a shared view personal again.');
      }
      const changed = { name, isShared, ownerId, query: { address, hidden_columns } };
      await manager.update(SavedView, id, changed);
      return id;
    });
  }

  async delete(user: UserDto, id: string): Promise<void> {
    const { manager } = this.dataSource;
    await manager.delete(SavedView, (await find(manager, user, id)).id);
  }

  private async write(
    user: UserDto,
    change: (manager: EntityManager) => Promise<string>,
  ): Promise<ViewDto> {
    try {
      return await this.dataSource.transaction(async (manager) => {
        const id = await change(manager);
        return toViewDto(await find(manager, user, id), user);
      });
    } catch (error) {
      if (!violatedConstraint(error)?.startsWith('saved_views_')) throw error;
      const message = 'This name is already taken';
      throw new ConflictError(`${message}. Choose another one.`, [{ field: 'name', message }]);
    }
  }
}

async function find(manager: EntityManager, user: UserDto, id: string): Promise<SavedView> {
  const where = [
    { id, isShared: true },
    { id, ownerId: user.id },
  ];
  const view =
    isRowId(id) && (await manager.findOne(SavedView, { where, relations: { owner: true } }));
  if (!view) throw new NotFoundError('There is no such view. Somebody may have deleted it.');
  return view;
}

function toViewDto({ owner, ...view }: SavedView, user: UserDto): ViewDto {
  return {
    id: view.id,
    list: view.list,
    name: view.name,
    is_shared: view.isShared,
    is_own: view.ownerId === user.id,
    owner_name: owner?.name ?? null,
    address: view.query.address,
    hidden_columns: view.query.hidden_columns,
  };
}
