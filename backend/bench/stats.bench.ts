import { StatsService } from '../src/operations/stats/stats.service.js';
import type { Bench } from './bench.js';
import { fill } from './fill.js';
import { connect, startDatabase } from './setup.js';
import { SUBSCRIBERS } from './subscribers.data.js';
import { printTable } from './table.js';
import { TESTIMONIALS } from './testimonials.data.js';

const SIZES = [10, 1_000, 1_000_000];
const QUICK_SIZES = [10, 2_000];
const COURSES = 3_000;
const RUNS = 300;
const QUICK_RUNS = 30;

const ADD_COURSES = `
  INSERT INTO courses (thinkific_id, platform_id, name, on_sale)
  SELECT n, n::text, 'Course ' || n, n % 9 > 0 FROM generate_series(1, ${COURSES}) AS n`;

const ADD_OVERRIDES = `
  INSERT INTO course_overrides (thinkific_id, title)
  SELECT thinkific_id, 'Ours' FROM courses WHERE thinkific_id % 3 = 0`;

const COUNT_ALL = `
  SELECT count(*), count(*) FILTER (WHERE status = 'pending'),
    count(*) FILTER (WHERE status = 'approved' AND is_visible),
    (SELECT count(*) FROM newsletter_subscriptions)
  FROM testimonials`;

export default async function benchStats({ resources, quick, say }: Bench): Promise<void> {
  const dataSource = await connect(resources, await startDatabase(resources));
  const stats = new StatsService(dataSource);

  await dataSource.query(ADD_COURSES);
  await dataSource.query(ADD_OVERRIDES);
  const rows = [];
  let size = 0;
  for (const wanted of quick ? QUICK_SIZES : SIZES) {
    await fill(dataSource, TESTIMONIALS, [size, wanted], say);
    await fill(dataSource, SUBSCRIBERS, [size, wanted], say);
    size = wanted;
    const [median, slowest] = await measure(quick ? QUICK_RUNS : RUNS, () => stats.get());
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

/** Returns the median and the 99th percentile in milliseconds. */
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
