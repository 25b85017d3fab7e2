import { type EntityManager, MoreThan } from 'typeorm';
import { UserLink } from '../links/user-link.entity.js';

export const KIND = 'password-reset';
export const HOUR = 3_600_000;
/** Mails to one user in an hour. A user who requests more has several mails already. */
const MOST = 3;

export async function wantsMail(manager: EntityManager, userId: string): Promise<boolean> {
  const createdAt = MoreThan(new Date(Date.now() - HOUR));
  const mailed = { kind: KIND, userId, createdAt, byHand: false } as const;
  return (await manager.countBy(UserLink, mailed)) < MOST;
}
