import { type EntityManager, MoreThan } from 'typeorm';
import { ConflictError, TooManyRequestsError } from '../common/problem/app-error.js';
import { lockForTransaction } from '../common/sql/advisory-lock.queries.js';
import { waitInWords } from '../common/text/in-words.js';
import { Mail } from './mail.entity.js';

const PAUSE_MS = 60_000;
const MOST_OF_ONE = 10;
/** Per site, for all users together, because the recipients have not asked for these mails. */
const MOST_IN_AN_HOUR = 200;
const HOUR = 3_600_000;
const COUNTING_LOCK = 4711023;

type About = Pick<Mail, 'kind' | 'cause'>;

/**
 * Checks whether a mail may be sent again, within the transaction.
 * @throws ConflictError while one is being sent
 * @throws TooManyRequestsError within a minute, or after too many in an hour
 */
export async function requireMayResend(manager: EntityManager, about: About): Promise<void> {
  await lockForTransaction(manager, COUNTING_LOCK);
  const [latest] = await manager.find(Mail, {
    where: about,
    order: { createdAt: 'DESC' },
    take: 1,
  });
  if (latest) requireEnded(latest);
  await requireFewer(manager, MOST_OF_ONE, {
    about,
    reported: (wait) =>
      `This mail has been sent again ${MOST_OF_ONE} times within an hour. It can be sent again in ${wait}.`,
  });
  await requireFewer(manager, MOST_IN_AN_HOUR, {
    reported: (wait) =>
      `This site has sent ${MOST_IN_AN_HOUR} mails again within an hour. The next one can be sent in ${wait}.`,
  });
}

async function requireFewer(
  manager: EntityManager,
  most: number,
  { about, reported }: { about?: About; reported: (wait: string) => string },
): Promise<void> {
  const since = Date.now() - HOUR;
  const [first] = await manager.find(Mail, {
    where: { ...about, again: true, createdAt: MoreThan(new Date(since)) },
    order: { createdAt: 'DESC' },
    skip: most - 1,
    take: 1,
  });
  if (!first) return;
  const wait = Math.max(1, Math.ceil((first.createdAt.getTime() - since) / 1000));
  throw new TooManyRequestsError(reported(waitInWords(wait)), wait);
}

function requireEnded({ state, createdAt }: Mail): void {
  if (state === 'waiting') {
    throw new ConflictError('This mail is being sent. Wait for the result.');
  }
  const wait = Math.ceil((createdAt.getTime() + PAUSE_MS - Date.now()) / 1000);
  if (state !== 'sent' || wait <= 0) return;
  const message = 'This mail was sent less than a minute ago.';
  throw new TooManyRequestsError(`${message} It can be sent again in ${waitInWords(wait)}.`, wait);
}
