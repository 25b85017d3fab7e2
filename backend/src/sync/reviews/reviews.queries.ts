import { type Manager, queryColumn } from '../../common/sql/query.js';
import { batches } from '../changes/mirror-table.js';
import type { ScannedCatalogue } from '../platform.js';

/** Returns the courses whose reviews were read, the longest ago first. */
export async function coursesByLastReading(manager: Manager): Promise<number[]> {
  return queryColumn(
    manager,
    'SELECT thinkific_id::float8 FROM course_review_readings ORDER BY read_at, thinkific_id',
  );
}

/** Stores the reviews that were read, without touching imported ones. Does nothing if none were read. */
export async function keepReviews(manager: Manager, { reviews }: ScannedCatalogue): Promise<void> {
  if (!reviews) return;
  const { rows, asked, complete } = reviews;
  await manager.query(
    `DELETE FROM course_reviews WHERE status = 'suggested'
     AND thinkific_id = ANY ($1::bigint[]) AND id <> ALL ($2::bigint[])`,
    [complete, rows.map(({ id }) => id)],
  );
  for (const batch of batches(rows)) {
    await manager.query(
      `INSERT INTO course_reviews AS known (id, thinkific_id, rating, title, quote, reviewed_at)
       SELECT DISTINCT ON (id) id, thinkific_id, rating, title, quote, reviewed_at
       FROM json_to_recordset($1) AS listed (id bigint, thinkific_id bigint, rating numeric(2,1),
         title text, quote text, reviewed_at timestamptz)
       WHERE EXISTS (SELECT FROM courses WHERE courses.thinkific_id = listed.thinkific_id)
       ON CONFLICT (id) DO UPDATE SET thinkific_id = excluded.thinkific_id,
         rating = excluded.rating, title = excluded.title, quote = excluded.quote,
         reviewed_at = excluded.reviewed_at
       WHERE known.status <> 'imported'
         AND ROW(known.thinkific_id, known.rating, known.title, known.quote, known.reviewed_at)
           IS DISTINCT FROM ROW(excluded.thinkific_id, excluded.rating, excluded.title,
             excluded.quote, excluded.reviewed_at)`,
      [batch],
    );
  }
  await manager.query(
    `INSERT INTO course_review_readings (thinkific_id, read_at)
     SELECT id, clock_timestamp() FROM unnest($1::bigint[]) AS asked (id)
     ON CONFLICT (thinkific_id) DO UPDATE SET read_at = excluded.read_at`,
    [asked],
  );
}
