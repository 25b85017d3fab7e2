import { type EntityManager, IsNull, type FindOptionsWhere } from 'typeorm';
import { isUUID } from 'class-validator';
import {
  ConflictError,
  NotFoundError,
  TooManyRequestsError,
} from '../../common/problem/app-error.js';
import { waitInWords } from '../../common/text/in-words.js';
import { lockForTransaction } from '../../common/sql/advisory-lock.queries.js';
import { violatedConstraint } from '../../common/sql/database-error.js';
import { Invitation } from './invitation.entity.js';

const MOST_OPEN = 1_000;
const MOST_IN_AN_HOUR = 200;
const HOUR = 3_600_000;
/** Advisory lock that makes concurrent invitations count one after the other. */
const COUNTING_LOCK = 4711022;

export const OPEN: FindOptionsWhere<Invitation> = { acceptedAt: IsNull(), revokedAt: IsNull() };

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

/** Makes concurrent invitations wait, so that the limits hold. @throws ConflictError, TooManyRequestsError */
export async function requireRoom(manager: EntityManager): Promise<void> {
  await lockForTransaction(manager, COUNTING_LOCK);
  const since = Date.now() - HOUR;
  const [counts] = await manager.query<{ open: number; made: number; first: Date | null }[]>(
    `SELECT count(*) FILTER (WHERE accepted_at IS NULL AND revoked_at IS NULL)::int AS open,
       count(*) FILTER (WHERE created_at > $1)::int AS made,
       min(created_at) FILTER (WHERE created_at > $1) AS first
     FROM invitations`,
    [new Date(since)],
  );
  if (!counts) return;
  if (counts.open >= MOST_OPEN) {
    const message = `There are ${MOST_OPEN.toLocaleString('en')} open invitations already`;
    throw new ConflictError(`${message}. Revoke those that are not wanted any more.`);
  }
  if (counts.made < MOST_IN_AN_HOUR || !counts.first) return;
  const wait = Math.max(1, Math.ceil((counts.first.getTime() - since) / 1000));
  const message = `This site has made ${MOST_IN_AN_HOUR} invitations within an hour.`;
  throw new TooManyRequestsError(`${message} Make the next in ${waitInWords(wait)}.`, wait);
}
