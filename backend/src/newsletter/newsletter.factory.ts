import type { TestDatabase } from '../../test/database.js';

export interface InsertedSubscriber {
  id: string;
  email: string;
  token: string;
}

/** Adds subscribers; each is a minute newer than the one before. */
export async function insertSubscribers(
  database: TestDatabase,
  emails: string[],
  since = '2026-03-04T05:00:00Z',
): Promise<InsertedSubscriber[]> {
  return database.query<InsertedSubscriber>(
    `INSERT INTO newsletter_subscriptions (email, subscribed_at)
     SELECT email, $2::timestamptz + place * interval '1 minute'
     FROM unnest($1::text[]) WITH ORDINALITY AS given (email, place) ORDER BY place
     RETURNING id, email, unsubscribe_token AS token`,
    [emails, since],
  );
}

/** Adds so many subscribers with long addresses, more than sockets can hold, and takes what a search needs away. */
export async function insertManySubscribers(database: TestDatabase, count: number): Promise<void> {
  // It takes half a minute for these rows, and no export uses it.
  await database.query('DROP INDEX newsletter_subscriptions_search');
  await database.query(
    `INSERT INTO newsletter_subscriptions (email)
     SELECT repeat('x', 220) || n || '@example.org' FROM generate_series(1, $1::int) AS n`,
    [count],
  );
}
