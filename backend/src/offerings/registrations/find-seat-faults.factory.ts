import type { TestDatabase } from '../../../test/database.js';

interface Row {
  email: string;
  status: string;
  place: number;
  mails: number;
}

/**
 * Returns what is wrong: a seat taken twice, a person who was answered and lost, a waitlist out of order, or a person
 * who has not one mail that was sent or will be.
 * @param answered the addresses of people whose registration was answered
 */
export async function findSeatFaults(
  database: TestDatabase,
  id: string,
  answered: ReadonlySet<string>,
): Promise<string[]> {
  const [{ seats } = { seats: 0 }] = await database.query<{ seats: number }>(
    'SELECT seats FROM offerings WHERE id = $1',
    [id],
  );
  const all = await database.query<Row>(
    `SELECT email, status, position::int AS place, (SELECT count(*)::int FROM mails
       WHERE cause = registration.id AND kind IN ('registration-confirmed', 'registration-waiting')) AS mails
     FROM registrations AS registration WHERE offering_id = $1 ORDER BY position`,
    [id],
  );
  const having = (...statuses: string[]) => all.filter(({ status }) => statuses.includes(status));
  const taken = having('confirmed', 'offered').length;
  const waiting = having('waiting');
  const firstWaiting = waiting[0]?.place ?? Infinity;
  const passedOver = having('offered', 'expired').filter(({ place }) => place > firstWaiting);
  const known = new Set(all.map(({ email }) => email));
  const doubled = await database.query<{ kind: string }>(
    'SELECT kind FROM mails GROUP BY cause, kind HAVING count(*) > 1',
  );
  const unsent = await database.query<{ kind: string }>(
    `SELECT kind FROM mails WHERE state = 'waiting' AND NOT EXISTS (
       SELECT FROM jobs.job WHERE name = 'mails' AND data ->> 'id' = mails.id::text)`,
  );
  return [
    ...(taken > seats ? [`${taken} of ${seats} seats are taken`] : []),
    ...(waiting.length > 0 && taken < seats ? ['people wait although seats are free'] : []),
    ...[...answered].filter((email) => !known.has(email)).map((email) => `${email} is lost`),
    ...passedOver.map(({ email }) => `${email} was offered a seat before others`),
    ...all
      .filter(({ mails }) => mails !== 1)
      .map(({ email, mails }) => `${email} has ${mails} mails`),
    ...doubled.map(({ kind }) => `${kind} is queued twice`),
    ...unsent.map(({ kind }) => `${kind} is never sent`),
  ];
}
