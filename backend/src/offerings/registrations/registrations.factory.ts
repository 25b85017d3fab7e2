import type { TestDatabase } from '../../../test/database.js';
import type { Question, Session } from '../offering.entity.js';

const DAY = 24 * 60 * 60 * 1000;

export interface OfferingValues {
  kind: 'cohort' | 'event' | 'meetup';
  status: 'draft' | 'published' | 'cancelled';
  title: string;
  course_id: string | null;
  time_zone: string;
  sessions: Session[];
  place: string | null;
  online_url: string | null;
  host_id: string | null;
  seats: number | null;
  questions: Question[];
  offer_hours: number;
}

/** Returns a session of two hours that starts so many days from now. */
export function sessionIn(days: number): Session {
  const start = Date.now() + days * DAY;
  return {
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + DAY / 12).toISOString(),
  };
}

/** Inserts a published event of next week, and returns its id. */
export async function insertOffering(
  database: TestDatabase,
  values: Partial<OfferingValues> = {},
): Promise<string> {
  const sessions = values.sessions ?? [sessionIn(7)];
  const row = {
    ...{ kind: 'event', status: 'published', title: 'Evening on RAG', time_zone: 'Europe/Berlin' },
    ...{ place: 'Torstraße 1, Berlin', online_url: 'https://meet.example.org/rag' },
    ...{ questions: [], offer_hours: 24 },
    ...values,
    ...{ sessions, starts_at: sessions[0]?.startsAt, ends_at: sessions.at(-1)?.endsAt },
  };
  const [inserted] = await database.query<{ id: string }>(
    `INSERT INTO offerings (kind, status, title, summary, text, course_id, time_zone, sessions, starts_at,
       ends_at, place, online_url, language, host_id, seats, payment, questions, offer_hours)
     SELECT kind, status, title, 'An evening.', '', course_id, time_zone, sessions, starts_at,
       ends_at, place, online_url, 'en', host_id, seats, 'free', questions, offer_hours
     FROM jsonb_populate_record(NULL::offerings, $1) RETURNING id`,
    [JSON.stringify(row)],
  );
  return inserted?.id ?? '';
}

export interface StoredRegistration {
  id: string;
  name: string;
  email: string;
  status: string;
  answers: Record<string, string>;
}

/** Returns all registrations in the order of arrival. */
export function storedRegistrations(database: TestDatabase): Promise<StoredRegistration[]> {
  return database.query(
    'SELECT id, name, email, status, answers FROM registrations ORDER BY position',
  );
}

export function queuedMails(
  database: TestDatabase,
): Promise<{ kind: string; recipient: string }[]> {
  return database.query('SELECT kind, recipient FROM mails ORDER BY created_at, kind, recipient');
}
