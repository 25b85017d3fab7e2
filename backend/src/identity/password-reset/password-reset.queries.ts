import { type EntityManager, MoreThan } from 'typeorm';
import { UserLink } from '../links/user-link.entity.js';

export const KIND = 'password-reset';
/** Milliseconds. */
export const HOUR = 3_600_000;
/** Mails to one user in an hour; a user who asks more often has them already. */
const MOST = 3;

/** Whether the user has not had as many mails within the hour as are sent at most. */
export async function wantsMail(manager: EntityManager, userId: string): Promise<boolean> {
  const createdAt = MoreThan(new Date(Date.now() - HOUR));
  const mailed = { kind: KIND, userId, createdAt, byHand: false } as const;
  return (await manager.countBy(UserLink, mailed)) < MOST;
}
