import { StatsService } from '../src/stats/stats.service.js';
import { connect, startDatabase } from './setup.js';
import { printTable } from './table.js';

const SIZES = [10, 1_000, 1_000_000];
const COURSES = 3_000;
const RUNS = 300;

const ADD_COURSES = `
  INSERT INTO courses (thinkific_id, name, on_sale)
  SELECT n, 'Course ' || n, n % 9 > 0 FROM generate_series(1, ${COURSES}) AS n`;

const ADD_OVERRIDES = `
  INSERT INTO course_overrides (thinkific_id, title)
  SELECT thinkific_id, 'Ours' FROM courses WHERE thinkific_id % 3 = 0`;

/** From so many rows to so many. */
const ADD_TESTIMONIALS = `
  INSERT INTO testimonials (student_name, student_image, previous_role, present_role, company,
    quote, course_taken, status, is_visible)
  SELECT 'Student ' || n, 'https://example.org/a.png', 'Before', 'Now', 'Company',
    repeat('A story. ', 20), 'A course', (ARRAY['pending', 'approved', 'rejected'])[1 + n % 3], n % 5 > 0
  FROM generate_series($1::int + 1, $2::int) AS n`;

const ADD_SUBSCRIBERS = `
  INSERT INTO newsletter_subscriptions (email)
  SELECT 'reader' || n || '@example.org' FROM generate_series($1::int + 1, $2::int) AS n`;

const COUNT_ALL = `
  SELECT count(*), count(*) FILTER (WHERE status = 'pending'),
    count(*) FILTER (WHERE status = 'approved' AND is_visible),
    (SELECT count(*) FROM newsletter_subscriptions)
  FROM testimonials`;

/** The dashboard's figures over few and over a million testimonials and subscribers. */
export default async function benchStats(): Promise<void> {
  await using resources = new AsyncDisposableStack();
  const dataSource = await connect(resources, await startDatabase(resources));
  const stats = new StatsService(dataSource);

  await dataSource.query(ADD_COURSES);
  await dataSource.query(ADD_OVERRIDES);
  const rows = [];
  let size = 0;
  for (const wanted of SIZES) {
    await dataSource.query(ADD_TESTIMONIALS, [size, wanted]);
    await dataSource.query(ADD_SUBSCRIBERS, [size, wanted]);
    size = wanted;
    await dataSource.query('VACUUM ANALYZE');
    const [median, slowest] = await measure(RUNS, () => stats.get());
    const [counting] = await measure(5, () => dataSource.query(COUNT_ALL));
    rows.push({
      'testimonials and subscribers each': size,
      'stats, median (ms)': median,
      'stats, 99th percentile (ms)': slowest,
      'count(*) instead (ms)': counting,
    });
  }
  printTable(rows);
}

/** Median and 99th percentile, in milliseconds. */
async function measure(runs: number, work: () => Promise<unknown>): Promise<[string, string]> {
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (runs - 1))] ?? 0).toFixed(2);
  return [at(0.5), at(0.99)];
}
