import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../../common/jobs/scheduled.js';
import { ConflictError, NotFoundError } from '../../common/problem/app-error.js';
import { type UserDto, toUserDto } from './dto/user.dto.js';
import { User } from './user.entity.js';
import {
  findChange,
  purgeChanges,
  takeBackChange,
  type UserChange,
} from './user-changes.queries.js';
import { changeUsers, findUser, requireRemovable } from './users.rules.js';

/** Undoes an admin's change of a user for 30 minutes. */
@Injectable()
export class UserUndoService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Restores no sessions.
   * @throws NotFoundError if another admin changed the user last, or after 30 minutes, ConflictError if the user has
   *   changed since, a name is taken, or no active admin would be left
   */
  undo(actor: UserDto, id: string): Promise<UserDto> {
    return changeUsers(this.dataSource.manager, actor, async (manager) => {
      const change = isUUID(id) ? await findChange(manager, actor.id, id) : undefined;
      if (!change) throw nothingToUndo();
      if (!change.holds) throw new ConflictError('This user has been changed since.');
      await requireNames(manager, id, change);
      if (takesPower(change)) {
        await requireRemovable(manager, actor, await findUser(manager, id), 'take the rights from');
      }
      const { before, after } = change;
      await takeBackChange(manager, id, {
        tokenVersion: after.token_version + (endsSessions(change) ? 1 : 0),
        withAssignments: before.role === 'staff' && after.role !== 'staff',
      });
      return toUserDto(await findUser(manager, id));
    });
  }

  @Scheduled('minute', 'Could not delete expired undo records of users (will retry in 1 min).')
  async purge(): Promise<void> {
    await purgeChanges(this.dataSource.manager);
  }
}

function nothingToUndo(): NotFoundError {
  return new NotFoundError(
    'There is nothing to take back: somebody else has changed this user since, or it is too long ago.',
  );
}

const isPowerful = ({ role, is_active: isActive }: UserChange['before']) =>
  role === 'admin' && isActive;

function takesPower({ before, after }: UserChange): boolean {
  return isPowerful(after) && !isPowerful(before);
}

function endsSessions({ before, after }: UserChange): boolean {
  const isDemoted = after.role === 'admin' && before.role === 'staff';
  const isDeactivated = after.is_active && !before.is_active;
  return isDemoted || isDeactivated || after.password_hash !== before.password_hash;
}

async function requireNames(manager: EntityManager, id: string, { before }: UserChange) {
  const [other] = await manager
    .createQueryBuilder(User, 'u')
    .where('u.id <> :id', { id })
    .andWhere('(lower(u.username) IN (:...names) OR lower(u.email) IN (:...names))', {
      names: [before.username.toLowerCase(), before.email.toLowerCase()],
    })
    .getMany();
  if (!other) return;
  const isEmail = other.email.toLowerCase() === before.email.toLowerCase();
  const field = isEmail ? 'email' : 'username';
  throw new ConflictError(
    `${other.name} (${other.username}) has the ${field} of ${before.username} by now. Change or delete that user first.`,
    [{ field, message: `This ${field} is already taken` }],
  );
}
