import { isUUID } from 'class-validator';
import { type EntityManager, Not, Raw } from 'typeorm';
import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  UnauthorizedError,
} from '../../common/problem/app-error.js';
import { codedAddress } from '../../common/text/email-domain.js';
import { SIGN_IN } from '../../common/access/access.decorators.js';
import { lockForTransaction } from '../../common/sql/advisory-lock.queries.js';
import { violatedConstraint } from '../../common/sql/database-error.js';
import type { UserDto } from './dto/user.dto.js';
import { User } from './user.entity.js';

export const USERS_LOCK = 4711003;

/**
 * Runs one change at a time on all replicas, because the last admin and free names depend on all users.
 * @param actor null: the process itself
 * @throws UnauthorizedError if the actor is no longer an admin, ConflictError for a taken username or email
 */
export function changeUsers<Result>(
  manager: EntityManager,
  actor: UserDto | null,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  return inTurn(manager, async (transaction) => {
    const result = await work(transaction);
    if (actor) await requireAdmin(transaction, actor);
    return result;
  });
}

/** Works like `changeUsers` for one's own account. @throws UnauthorizedError if the session has ended */
export function changeOneself<Result>(
  manager: EntityManager,
  actor: UserDto,
  tokenVersion: number,
  work: (manager: EntityManager, user: User) => Promise<Result>,
): Promise<Result> {
  return inTurn(manager, async (transaction) => {
    const user = await transaction.findOneBy(User, { id: actor.id, isActive: true, tokenVersion });
    if (!user) throw new UnauthorizedError(SIGN_IN);
    return work(transaction, user);
  });
}

async function inTurn<Result>(
  manager: EntityManager,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  try {
    return await manager.transaction(async (transaction) => {
      await lockForTransaction(transaction, USERS_LOCK);
      return await work(transaction);
    });
  } catch (error) {
    switch (violatedConstraint(error)) {
      case 'users_username_key':
        throw taken('username');
      case 'users_email_key':
        throw taken('email');
      default:
        throw error;
    }
  }
}

async function requireAdmin(manager: EntityManager, { id }: UserDto): Promise<void> {
  if (await manager.existsBy(User, { id, role: 'admin', isActive: true })) return;
  throw new UnauthorizedError(SIGN_IN);
}

export function taken(field: 'username' | 'email'): ConflictError {
  const message = `This ${field} is already taken`;
  return new ConflictError(`${message}. Choose another one.`, [{ field, message }]);
}

export async function findUser(manager: EntityManager, id: string): Promise<User> {
  const user = isUUID(id) ? await manager.findOneBy(User, { id }) : null;
  if (!user) throw new NotFoundError('There is no such user. Somebody may have deleted it.');
  return user;
}

/** Checks that no username is another user's email. The database checks the rest. @throws ConflictError */
export async function requireFreeNames(manager: EntityManager, user: User): Promise<void> {
  const { id, username, email } = user;
  const other = { id: Not(id) };
  if (await manager.existsBy(User, { ...other, email: sameText(username) }))
    throw taken('username');
  if (await manager.existsBy(User, { ...other, username: sameText(email) })) throw taken('email');
  // Older addresses are stored with the domain as the browser sent it.
  const coded = codedAddress(email);
  if (coded !== email && (await manager.existsBy(User, { ...other, email: sameText(coded) }))) {
    throw taken('email');
  }
}

function sameText(text: string) {
  return Raw((column) => `lower(${column}) = lower(:text)`, { text });
}

export async function requireRemovable(
  manager: EntityManager,
  actor: UserDto,
  user: User,
  action: string,
): Promise<void> {
  if (user.id === actor.id) throw new ForbiddenError(`You cannot ${action} yourself.`);
  if (user.role !== 'admin' || !user.isActive) return;
  const others = { id: Not(user.id), role: 'admin', isActive: true } as const;
  if (await manager.existsBy(User, others)) return;
  throw new ConflictError('This is the last active admin. Create or activate another admin first.');
}
