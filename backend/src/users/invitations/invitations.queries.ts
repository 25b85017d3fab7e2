import { type EntityManager, IsNull, type FindOptionsWhere } from 'typeorm';
import { isUUID } from 'class-validator';
import { ConflictError, NotFoundError } from '../../common/problem/app-error.js';
import { violatedConstraint } from '../../common/sql/violated-constraint.js';
import { Invitation } from './invitation.entity.js';

/** Neither accepted nor revoked. */
export const OPEN: FindOptionsWhere<Invitation> = { acceptedAt: IsNull(), revokedAt: IsNull() };

/** Keeps it from changing until the transaction ends. @throws NotFoundError when it is not open */
export async function lockOpen(manager: EntityManager, id: string): Promise<Invitation> {
  const found =
    isUUID(id) &&
    (await manager.findOne(Invitation, {
      where: { id, ...OPEN },
      lock: { mode: 'pessimistic_write' },
    }));
  if (found) return found;
  throw new NotFoundError('There is no such invitation. It was accepted or revoked.');
}

/** @throws ConflictError when the address has an open invitation */
export async function insertInvitation(
  manager: EntityManager,
  invitation: Invitation,
): Promise<void> {
  try {
    await manager.insert(Invitation, invitation);
  } catch (error) {
    if (violatedConstraint(error) !== 'invitations_open_email') throw error;
    const message = 'This address is invited already';
    throw new ConflictError(`${message}. Send that invitation again, or revoke it.`, [
      { field: 'email', message },
    ]);
  }
}
