import type { EntityManager } from 'typeorm';
import { forgetMailsTo } from '../mail/mails.service.js';
import { queueWebhookEvents } from '../changes/changes.queries.js';
import type { AddressKeys, SealedSubscription } from './address-keys.service.js';
import { CONFIRMATION_MAIL, eraseConfirmations } from './confirmation/confirmations.queries.js';
import type { Consent } from './consent.js';

export interface ErasedSubscription {
  id: string;
  email: string;
  subscribed_at: Date;
  unsubscribe_token: string;
  consents: Consent[] | null;
}

/**
 * Subscribes an address, or adds the consents to a subscriber without any, such as an imported one. The insert waits
 * for a concurrent erasure of the address and then takes over its token, so that links in old mails still work.
 */
export async function insertSubscription(
  manager: EntityManager,
  keys: AddressKeys,
  email: string,
  consents: Consent[],
): Promise<void> {
  const [added] = await manager.query<{ id: string }[]>(
    `INSERT INTO newsletter_subscriptions (email, consents) VALUES ($1, $2)
     ON CONFLICT (email) DO NOTHING RETURNING id`,
    [email, JSON.stringify(consents)],
  );
  if (!added) return keepFirstConsents(manager, email, consents);
  await announce(manager, added.id);
  await manager.query(
    `WITH returned AS (
       DELETE FROM unsubscribe_records WHERE address_hash = ANY($2::bytea[])
       RETURNING unsubscribe_token, unsubscribed_at
     ), latest AS (
       SELECT unsubscribe_token FROM returned ORDER BY unsubscribed_at DESC LIMIT 1
     )
     UPDATE newsletter_subscriptions AS subscription SET unsubscribe_token = latest.unsubscribe_token
     FROM latest WHERE subscription.id = $1`,
    [added.id, keys.hashes(email)],
  );
}

/** Skips a row that an erasure has locked, because that erasure waits for this transaction's pending row. */
async function keepFirstConsents(
  manager: EntityManager,
  email: string,
  consents: Consent[],
): Promise<void> {
  const [[consented]] = await manager.query<[{ id: string }[], number]>(
    `UPDATE newsletter_subscriptions SET consents = $2 WHERE id = (
       SELECT id FROM newsletter_subscriptions
       WHERE email = $1 AND consents IS NULL FOR UPDATE SKIP LOCKED
     ) RETURNING id`,
    [email, JSON.stringify(consents)],
  );
  if (consented) await announce(manager, consented.id);
}

async function announce(manager: EntityManager, id: string): Promise<void> {
  await queueWebhookEvents(manager, [
    { event: 'subscriber.confirmed', subject: id, at: new Date() },
  ]);
  await manager.query(`SELECT pg_notify('changes', '')`);
}

/**
 * Locks rows in the order of ids, so that two erasures cannot deadlock.
 * @param column of `values`
 */
export async function eraseSubscriptions(
  manager: EntityManager,
  keys: AddressKeys,
  column: 'id' | 'unsubscribe_token',
  values: string[],
): Promise<ErasedSubscription[]> {
  const erased = await manager.query<ErasedSubscription[]>(
    `SELECT id, email, subscribed_at, unsubscribe_token, consents FROM newsletter_subscriptions
     WHERE ${column} = ANY($1::${column === 'id' ? 'bigint' : 'uuid'}[]) ORDER BY id FOR UPDATE`,
    [values],
  );
  const emails = erased.map(({ email }) => email);
  await eraseConfirmations(manager, emails);
  await manager.query('DELETE FROM newsletter_subscriptions WHERE id = ANY($1::bigint[])', [
    erased.map(({ id }) => id),
  ]);
  await forgetMailsTo(manager, CONFIRMATION_MAIL, emails);
  await manager.query(
    `INSERT INTO unsubscribe_records (unsubscribe_token, address_hash)
     SELECT * FROM unnest($1::uuid[], $2::bytea[])`,
    [
      erased.map(({ unsubscribe_token }) => unsubscribe_token),
      erased.map(({ email }) => keys.hash(email)),
    ],
  );
  return erased;
}

export async function restoreSubscription(
  manager: EntityManager,
  token: string,
  { email, subscribedAt, consents }: SealedSubscription,
): Promise<void> {
  await manager.query(
    `WITH back AS (
       DELETE FROM unsubscribe_records WHERE unsubscribe_token = $1 AND NOT is_final
       RETURNING unsubscribe_token
     )
     INSERT INTO newsletter_subscriptions (email, subscribed_at, consents, unsubscribe_token)
     SELECT $2, $3, $4, unsubscribe_token FROM back ON CONFLICT (email) DO NOTHING`,
    [token, email, subscribedAt, consents && JSON.stringify(consents)],
  );
}

/** Makes all earlier unsubscriptions of the token's address final. */
export function endUndo(manager: EntityManager, token: string): Promise<unknown> {
  return manager.query(
    `UPDATE unsubscribe_records SET is_final = true WHERE address_hash IN
       (SELECT address_hash FROM unsubscribe_records WHERE unsubscribe_token = $1)`,
    [token],
  );
}
