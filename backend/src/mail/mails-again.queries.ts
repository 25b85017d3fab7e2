import type { EntityManager } from 'typeorm';
import { ConflictError, TooManyRequestsError } from '../common/problem/app-error.js';
import { waitInWords } from '../common/text/wait-in-words.js';
import { Mail } from './mail.entity.js';

/** Milliseconds between two mails of a kind about the same, where somebody asks for the second. */
const PAUSE = 60_000;
/** Of a whole site, whoever sends them: the recipients have not asked for them. */
const MOST_IN_AN_HOUR = 200;
const HOUR = 3_600_000;
/** Of an advisory lock, so that mails sent again at the same time are counted one after the other. */
const COUNTING = 4711023;

/**
 * @throws ConflictError for one that is on its way
 * @throws TooManyRequestsError within a minute, and after too many in an hour, until the transaction ends
 */
export async function requireMayGoAgain(
  manager: EntityManager,
  about: Pick<Mail, 'kind' | 'cause'>,
): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [COUNTING]);
  const [latest] = await manager.find(Mail, {
    where: about,
    order: { createdAt: 'DESC' },
    take: 1,
  });
  if (latest) requireEnded(latest);
  const since = Date.now() - HOUR;
  const [found] = await manager.query<{ count: number; first: Date | null }[]>(
    `SELECT count(*)::int, min(created_at) AS first FROM mails WHERE again AND created_at > $1`,
    [new Date(since)],
  );
  if (!found?.first || found.count < MOST_IN_AN_HOUR) return;
  const wait = Math.max(1, Math.ceil((found.first.getTime() - since) / 1000));
  const message = `This site has sent ${MOST_IN_AN_HOUR} mails again within an hour.`;
  throw new TooManyRequestsError(`${message} The next may go in ${waitInWords(wait)}.`, wait);
}

function requireEnded({ state, createdAt }: Mail): void {
  if (state === 'waiting') {
    throw new ConflictError('This mail is on its way. Wait for what becomes of it.');
  }
  const wait = Math.ceil((createdAt.getTime() + PAUSE - Date.now()) / 1000);
  if (state !== 'sent' || wait <= 0) return;
  const message = 'This mail was sent less than a minute ago.';
  throw new TooManyRequestsError(`${message} It may go again in ${waitInWords(wait)}.`, wait);
}
