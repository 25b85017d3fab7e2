import { randomUUID } from 'node:crypto';
import { type EntityManager, MoreThan } from 'typeorm';
import type { MailsService } from '../../mail/mails.service.js';
import type { User } from '../users/user.entity.js';
import { PasswordReset } from './password-reset.entity.js';

export const PURPOSE = 'password-reset';
/** Milliseconds. */
const HOUR = 3_600_000;
/** Mails to one user in an hour; whoever asks more often has them already. */
const MOST = 3;

/** For the account as it is now. Answers its id and until when it is good. */
export async function insertReset(
  manager: EntityManager,
  { id: userId, email, tokenVersion }: User,
  values: Partial<PasswordReset> = {},
): Promise<{ id: string; expiresAt: Date }> {
  const id = randomUUID();
  const expiresAt = new Date(Date.now() + HOUR);
  await manager.insert(PasswordReset, { id, userId, email, tokenVersion, expiresAt, ...values });
  return { id, expiresAt };
}

export async function sendReset(
  manager: EntityManager,
  user: User,
  mails: MailsService,
  { anyway = false, issuerId = null as string | null } = {},
): Promise<void> {
  const { id } = await insertReset(manager, user, { issuerId });
  await mails.send(manager, { kind: PURPOSE, cause: id, recipient: user.email, anyway });
}

/** Whether the user has not had as many mails within the hour as are sent at most. */
export async function wantsMail(manager: EntityManager, userId: string): Promise<boolean> {
  const createdAt = MoreThan(new Date(Date.now() - HOUR));
  return (await manager.countBy(PasswordReset, { userId, createdAt, byHand: false })) < MOST;
}
