import type { DataSource } from 'typeorm';
import type { Bench } from './bench.js';

/** A person with three old actions of a unique kind. */
export const RARE_PERSON = '00000000-0000-4000-8000-000000000000';
export const RARE_ACTION = 'createSavedView';
/** A person with every fortieth action. */
export const PERSON = '00000000-0000-4000-8000-000000000017';

const CHANGES_A_RUN = 28;
const BATCH = 100_000;

/** Rows from $1 to before $2 of $3, over a year, oldest last. */
const LINES = `
  INSERT INTO changes (at, actor_id, actor_name, action, table_name, record, operation, is_audited,
    actor_kind, before, after, address)
  SELECT now() - n * interval '1 year' / $3,
    CASE WHEN n >= $3 - 3 THEN '${RARE_PERSON}'
      ELSE '00000000-0000-4000-8000-0000000000' || lpad((10 + n % 40)::text, 2, '0') END::uuid,
    'person ' || n % 40,
    CASE WHEN n >= $3 - 3 THEN '${RARE_ACTION}'
      ELSE (ARRAY['setTestimonialStatus', 'setCourseOverride', 'login', 'setCourseVisibility'])[1 + n % 4] END,
    (ARRAY['testimonials', 'courses', 'users'])[1 + n % 3],
    CASE WHEN n % 3 = 2 THEN gen_random_uuid()::text ELSE (2200007 + 7 * (n % 5000))::text END,
    'update', true, 'user', '{"status": "pending"}', '{"status": "approved"}', '192.0.2.7'
  FROM generate_series($1::int, $2::int - 1) AS n`;

/** A run per number of changes, every 15 minutes. */
const RUNS = `
  INSERT INTO sync_runs (platform, trigger, started_at, finished_at, status, fetched, updated)
  SELECT (ARRAY['thinkific', 'udemy'])[1 + n % 2], 'schedule', at, at + interval '40 seconds',
    'succeeded', 5000, ${CHANGES_A_RUN}
  FROM generate_series(1, $1::int / ${CHANGES_A_RUN}) AS n,
    LATERAL (SELECT now() - n * interval '15 minutes' AS at) AS times`;

const CHANGES = `
  INSERT INTO sync_changes (run_id, course_id, kind, title, fields, digest)
  SELECT run.id, 2200007 + 7 * ((run.id * ${CHANGES_A_RUN} + place) % 5000), 'changed', 'A course',
    '{"price": [199, 249]}', md5(place::text)
  FROM sync_runs AS run, generate_series(1, ${CHANGES_A_RUN}) AS place`;

const ACTS_ON_COURSES = `
  INSERT INTO changes (table_name, record, operation, before, after, is_audited, actor_kind,
    actor_name, action, at)
  SELECT 'courses', 2200007 + 7 * (n % 5000), 'update', '{"visibility_choice": true}',
    '{"visibility_choice": false}', true, 'user', 'colleague', 'setCourseVisibility',
    now() - n * interval '1 year' / $1
  FROM generate_series(1, $1::int) AS n`;

/** A click per course and day. */
const CLICKS = `
  INSERT INTO enrol_clicks (day, thinkific_id, clicks)
  SELECT day::date, thinkific_id, 1 + thinkific_id % 90
  FROM generate_series(now() - interval '1 day' * ($1::int / 5000 - 1), now(), '1 day') AS day, courses`;

/** Inserts rows of each kind with triggers disabled, because their effects are not measured. */
export async function fillLogs(
  dataSource: DataSource,
  size: number,
  say: Bench['say'],
): Promise<void> {
  await dataSource.query('ALTER TABLE changes DISABLE TRIGGER USER');
  for (let start = 0; start < size; start += BATCH) {
    await dataSource.query(LINES, [start, Math.min(start + BATCH, size), size]);
    say(`${Math.min(start + BATCH, size).toLocaleString('en')} entries`);
  }
  await dataSource.query('ALTER TABLE changes ENABLE TRIGGER USER');
  await dataSource.query(RUNS, [size]);
  await dataSource.query(CHANGES);
  await dataSource.query(ACTS_ON_COURSES, [size]);
  await dataSource.query(CLICKS, [size]);
  await dataSource.query('VACUUM ANALYZE');
}
