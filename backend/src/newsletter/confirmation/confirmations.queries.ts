import { type EntityManager, type FindOptionsWhere, MoreThan, Raw } from 'typeorm';
import { DAYS_REMEMBERED, DAYS_TO_CONFIRM } from '../../common/links/link-tokens.service.js';
import { isLike } from '../../common/sql/is-wanted.js';
import type { Consent } from '../consent.js';
import type { Confirmation } from './confirmation.entity.js';

export const CONFIRMATION_MAIL = 'newsletter-confirmation';

const DAYS_TO_REMINDER = 3;
/** Mails to an address that its owner may not have entered. One reminder comes in addition. */
const MOST_ASKED = 3;
const BATCH = 500;

export interface Asked {
  id: string;
  email: string;
}

const isNoSubscriber = (email: string) => `NOT EXISTS (
  SELECT FROM newsletter_subscriptions AS subscription WHERE subscription.email = ${email})`;

/** Leaves out people whom an import has subscribed, although their row still waits for the consent. */
export function whoIsPending(pattern: string): FindOptionsWhere<Confirmation> {
  return {
    email: Raw((email) => `${isLike(`fold(${email})`, ':pattern')} AND ${isNoSubscriber(email)}`, {
      pattern,
    }),
    expiresAt: MoreThan(new Date()),
  };
}

export const PENDING = `(SELECT count(*)::int FROM newsletter_confirmations AS pending
  WHERE pending.email IS NOT NULL AND pending.expires_at > now() AND ${isNoSubscriber('pending.email')})`;

/** Returns null for subscribers, after too many mails, or if the last mail is less than a minute old. */
export async function askForConfirmation(
  manager: EntityManager,
  email: string,
  consent: Consent,
): Promise<Asked | null> {
  const [asked] = await manager.query<Asked[]>(
    `INSERT INTO newsletter_confirmations AS known (email, expires_at, consents)
     SELECT $1, now() + make_interval(days => $2), $4::jsonb
     WHERE NOT EXISTS (SELECT FROM newsletter_subscriptions WHERE email = $1)
     ON CONFLICT (email) DO UPDATE SET asked_at = now(), expires_at = excluded.expires_at,
       consents = CASE WHEN known.expires_at <= now() THEN excluded.consents
         ELSE coalesce(known.consents, '[]') || excluded.consents END,
       times_asked = CASE WHEN known.expires_at <= now() THEN 1 ELSE known.times_asked + 1 END
     WHERE known.expires_at <= now()
       OR known.times_asked < $3 AND known.asked_at < now() - interval '1 minute'
     RETURNING id, email`,
    [email, DAYS_TO_CONFIRM, MOST_ASKED, JSON.stringify([consent])],
  );
  return asked ?? null;
}

/** Deletes the pending address once it is subscribed. Its mail records stay until the subscriber is erased. */
export async function settleConfirmation(manager: EntityManager, email: string): Promise<void> {
  await manager.query(
    `UPDATE newsletter_confirmations SET email = NULL, consents = NULL, confirmed_at = now()
     WHERE email = $1`,
    [email],
  );
}

export async function eraseConfirmations(manager: EntityManager, emails: string[]): Promise<void> {
  await manager.query(
    `UPDATE newsletter_confirmations AS pending SET email = NULL, consents = NULL FROM (
       SELECT id FROM newsletter_confirmations WHERE email = ANY($1) ORDER BY id FOR UPDATE
     ) AS known WHERE pending.id = known.id`,
    [emails],
  );
}

export async function takeReminders(manager: EntityManager): Promise<Asked[]> {
  const [reminded] = await manager.query<[Asked[], number]>(
    `UPDATE newsletter_confirmations AS pending SET reminded_at = now() FROM (
       SELECT id FROM newsletter_confirmations
       WHERE email IS NOT NULL AND reminded_at IS NULL AND expires_at > now()
         AND asked_at < now() - make_interval(days => $1)
         AND NOT EXISTS (SELECT FROM newsletter_subscriptions AS subscription
                         WHERE subscription.email = newsletter_confirmations.email)
       ORDER BY asked_at LIMIT $2 FOR UPDATE SKIP LOCKED
     ) AS due WHERE pending.id = due.id
     RETURNING pending.id, email`,
    [DAYS_TO_REMINDER, BATCH],
  );
  return reminded;
}

export async function forgetExpired(manager: EntityManager): Promise<Asked[]> {
  // Erasures lock rows in the same order, so the two cannot deadlock.
  const [expired] = await manager.query<[Asked[], number]>(
    `WITH known AS (
       SELECT id, email FROM newsletter_confirmations
       WHERE email IS NOT NULL AND expires_at <= now() ORDER BY id FOR UPDATE
     )
     UPDATE newsletter_confirmations AS pending SET email = NULL, consents = NULL
     FROM known WHERE pending.id = known.id RETURNING known.*`,
  );
  await manager.query(
    `DELETE FROM newsletter_confirmations WHERE expires_at < now() - make_interval(days => $1)`,
    [DAYS_REMEMBERED],
  );
  return expired;
}
