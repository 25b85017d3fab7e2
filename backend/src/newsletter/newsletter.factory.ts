import type { TestDatabase } from '../../test/database.js';

export interface InsertedSubscriber {
  id: string;
  email: string;
  token: string;
}

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

/** Inserts more subscribers with long addresses than socket buffers hold, and drops the search index. */
export async function insertManySubscribers(database: TestDatabase, count: number): Promise<void> {
  // Maintaining this index for the rows takes half a minute, and no export uses it.
  await database.query('DROP INDEX newsletter_subscriptions_search');
  await database.query(
    `INSERT INTO newsletter_subscriptions (email)
     SELECT repeat('x', 220) || n || '@example.org' FROM generate_series(1, $1::int) AS n`,
    [count],
  );
}
