import { type EntityManager, IsNull, MoreThan, Not, Raw } from 'typeorm';
import { NotFoundError, TooManyRequestsError } from '../../common/problem/app-error.js';
import { waitInWords } from '../../common/text/in-words.js';
import { UserLink } from '../links/user-link.entity.js';
import { User } from '../users/user.entity.js';
import { requireFreeNames, taken } from '../users/users.rules.js';
import { type EmailChange, type EmailChangeEnd, toEmailChangeState } from './email-change.state.js';

export const KIND = 'email-confirmation';
const HOUR = 3_600_000;
const LIFE = 24 * HOUR;
/** Mails to one user in an hour. The address may belong to somebody who does not know the site. */
const MOST = 3;

export const untilConfirmed = () => new Date(Date.now() + LIFE);

/** Ends the pending change of a user, even if its link has expired. */
export async function endChange(
  manager: EntityManager,
  userId: string,
  ended: EmailChangeEnd,
): Promise<void> {
  await manager.update(UserLink, { kind: KIND, userId, ended: IsNull() }, { ended });
}

export async function requireFreeEmail(
  manager: EntityManager,
  user: User,
  email: string,
): Promise<void> {
  const wished = manager.create(User, { ...user, email });
  await requireFreeNames(manager, wished);
  const same = Raw((column) => `lower(${column}) = lower(:email)`, { email });
  if (await manager.existsBy(User, { id: Not(user.id), email: same })) throw taken('email');
}

export async function findOpen(
  manager: EntityManager,
  userId: string,
): Promise<EmailChange | null> {
  const found = await manager.findOneBy(UserLink, { kind: KIND, userId, ended: IsNull() });
  const now = toEmailChangeState(found);
  return now.state === 'open' ? now.change : null;
}

export async function requireOpen(manager: EntityManager, userId: string): Promise<EmailChange> {
  const found = await findOpen(manager, userId);
  if (found) return found;
  throw new NotFoundError('No email address waits to be confirmed.');
}

export async function requireFew(manager: EntityManager, userId: string): Promise<void> {
  const recent = await manager.find(UserLink, {
    where: { kind: KIND, userId, createdAt: MoreThan(new Date(Date.now() - HOUR)) },
    order: { createdAt: 'ASC' },
  });
  const [first] = recent;
  if (!first || recent.length < MOST) return;
  const wait = Math.max(1, Math.ceil((first.createdAt.getTime() + HOUR - Date.now()) / 1000));
  throw new TooManyRequestsError(
    `You have asked for ${MOST} other addresses within an hour. Ask again in ${waitInWords(wait)}.`,
    wait,
  );
}
