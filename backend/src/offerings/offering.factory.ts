import type { TestDatabase } from '../../test/database.js';

const HOUR_MS = 3_600_000;

/** Inserts a published event of an hour. @param values columns; `start` is in hours from now, a day by default */
export async function insertOffering(
  database: TestDatabase,
  { start = 24, ...values }: Record<string, unknown> & { start?: number } = {},
): Promise<string> {
  const startsAt = new Date(Date.now() + start * HOUR_MS);
  const endsAt = new Date(startsAt.getTime() + HOUR_MS);
  const row: Record<string, unknown> = {
    ...{ kind: 'event', status: 'published', title: 'RAG evening', summary: 'An evening.' },
    ...{ text: 'We **build**.', time_zone: 'Europe/Berlin', place: 'Torstraße 1, Berlin' },
    sessions: JSON.stringify([{ startsAt, endsAt }]),
    ...{ starts_at: startsAt, ends_at: endsAt, language: 'en', payment: 'free' },
    ...values,
  };
  const columns = Object.keys(row);
  const [inserted] = await database.query<{ id: string }>(
    `INSERT INTO offerings (${columns.join()})
     VALUES (${columns.map((_, index) => `$${index + 1}`).join()}) RETURNING id`,
    Object.values(row),
  );
  return inserted?.id ?? '';
}

/** Inserts registrations of these statuses, in this order. */
export async function insertRegistrations(
  database: TestDatabase,
  offeringId: string,
  ...statuses: string[]
): Promise<void> {
  for (const [index, status] of statuses.entries())
    await database.query(
      `INSERT INTO registrations (offering_id, name, email, status, offered_until)
       VALUES ($1, 'Maria', $2, $3, CASE WHEN $3 = 'offered' THEN now() + interval '1 day' END)`,
      [offeringId, `maria-${offeringId}-${index}@example.org`, status],
    );
}
