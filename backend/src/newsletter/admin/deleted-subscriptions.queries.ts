import type { EntityManager } from 'typeorm';
import type { Consent } from '../consent.js';

const KEPT = `interval '30 minutes'`;

/** Limit for all deletions of half an hour. */
const MOST_KEPT = 10_000;

export async function keepSubscriptions(manager: EntityManager, ids: string[]): Promise<void> {
  await manager.query(
    `WITH chosen AS (
       SELECT * FROM newsletter_subscriptions WHERE id = ANY($1::bigint[]) ORDER BY id FOR UPDATE
     )
     INSERT INTO deleted_subscriptions (id, unsubscribe_token, content)
     SELECT id, unsubscribe_token, to_jsonb(chosen) FROM chosen`,
    [ids],
  );
}

export interface RestoredSubscriptions {
  restored: string[];
  taken: string[];
}

/** Restores rows with id, date and token. Rows whose address has subscribed again stay deleted. */
export async function restoreDeleted(
  manager: EntityManager,
  ids: string[],
): Promise<RestoredSubscriptions> {
  const rows = await manager.query<{ id: string; email: string; is_back: boolean }[]>(
    `WITH chosen AS (
       SELECT id, content FROM deleted_subscriptions
       WHERE id = ANY($1::bigint[]) AND deleted_at > now() - ${KEPT} ORDER BY id FOR UPDATE
     ), back AS (
       INSERT INTO newsletter_subscriptions (id, email, subscribed_at, unsubscribe_token, consents)
       OVERRIDING SYSTEM VALUE
       SELECT row.id, email, subscribed_at, row.unsubscribe_token, consents FROM chosen,
         jsonb_populate_record(NULL::newsletter_subscriptions, chosen.content) AS row
       ORDER BY chosen.id
       ON CONFLICT DO NOTHING
       RETURNING id, unsubscribe_token
     ), forgotten AS (
       DELETE FROM deleted_subscriptions AS deleted USING back WHERE deleted.id = back.id
     ), returned AS (
       DELETE FROM unsubscribe_records AS record USING back
       WHERE record.unsubscribe_token = back.unsubscribe_token
     )
     SELECT chosen.id, content ->> 'email' AS email, back.id IS NOT NULL AS is_back
     FROM chosen LEFT JOIN back USING (id) ORDER BY chosen.id`,
    [ids],
  );
  return {
    restored: rows.filter((row) => row.is_back).map(({ id }) => id),
    taken: rows.filter((row) => !row.is_back).map(({ email }) => email),
  };
}

export interface KeptSubscription {
  email: string;
  subscribedAt: Date;
  consents: Consent[] | null;
  deletedAt: Date;
}

export async function findDeleted(
  manager: EntityManager,
  token: string,
): Promise<KeptSubscription | undefined> {
  const [kept] = await manager.query<KeptSubscription[]>(
    `SELECT row.email, row.subscribed_at AS "subscribedAt", row.consents, deleted_at AS "deletedAt"
     FROM deleted_subscriptions AS deleted,
       jsonb_populate_record(NULL::newsletter_subscriptions, deleted.content) AS row
     WHERE deleted.unsubscribe_token = $1 AND NOT EXISTS (
       SELECT FROM newsletter_subscriptions AS present WHERE present.email = row.email)
     ORDER BY deleted_at DESC LIMIT 1`,
    [token],
  );
  return kept;
}

/** Keeps an admin's undo from restoring people who unsubscribe by their own link. */
export async function forgetDeleted(manager: EntityManager, token: string): Promise<void> {
  await manager.query('DELETE FROM deleted_subscriptions WHERE unsubscribe_token = $1', [token]);
}

/** Works by address, because people who erase an unconfirmed address have no link to unsubscribe. */
export async function forgetDeletedAddress(manager: EntityManager, email: string): Promise<void> {
  await manager.query(`DELETE FROM deleted_subscriptions WHERE content ->> 'email' = $1`, [email]);
}

export async function purgeDeleted(manager: EntityManager): Promise<void> {
  await manager.query(
    `DELETE FROM deleted_subscriptions WHERE deleted_at <= now() - ${KEPT} OR id IN (
       SELECT id FROM deleted_subscriptions ORDER BY deleted_at DESC, id DESC OFFSET $1
     )`,
    [MOST_KEPT],
  );
}
