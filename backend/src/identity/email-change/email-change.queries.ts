import { type EntityManager, IsNull, MoreThan, Not, Raw } from 'typeorm';
import { NotFoundError, TooManyRequestsError } from '../../common/problem/app-error.js';
import { waitInWords } from '../../common/text/in-words.js';
import { UserLink } from '../links/user-link.entity.js';
import { User } from '../users/user.entity.js';
import { requireFreeNames, taken } from '../users/users.rules.js';
import { type EmailChange, type EmailChangeEnd, toEmailChangeState } from './email-change.state.js';

export const KIND = 'email-confirmation';
/** Milliseconds. */
const HOUR = 3_600_000;
const LIFE = 24 * HOUR;
/** Of one user in an hour: each is a mail to somebody who does not know the site, perhaps. */
const MOST = 3;

/** From now on. */
export const untilConfirmed = () => new Date(Date.now() + LIFE);

/** Of the one that waits, whether or not its link has expired. */
export async function endChange(
  manager: EntityManager,
  userId: string,
  ended: EmailChangeEnd,
): Promise<void> {
  await manager.update(UserLink, { kind: KIND, userId, ended: IsNull() }, { ended });
}

/** Nobody else signs in with it, be it as address or as username. @throws ConflictError */
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

/** The one that a confirmation would still bring about. */
export async function findOpen(
  manager: EntityManager,
  userId: string,
): Promise<EmailChange | null> {
  const found = await manager.findOneBy(UserLink, { kind: KIND, userId, ended: IsNull() });
  const now = toEmailChangeState(found);
  return now.state === 'open' ? now.change : null;
}

/** @throws NotFoundError when there is none (any more) */
export async function requireOpen(manager: EntityManager, userId: string): Promise<EmailChange> {
  const found = await findOpen(manager, userId);
  if (found) return found;
  throw new NotFoundError('No email address waits to be confirmed.');
}

/** @throws TooManyRequestsError after three in an hour */
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
