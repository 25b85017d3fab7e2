import { DataSource } from 'typeorm';
import { ContentChangesService } from '../src/cache/content-changes.service.js';
import type { Bench } from './bench.js';
import { fillCourses } from './courses.data.js';
import { median } from './median.js';
import { startApp, startDatabase } from './setup.js';
import { printTable } from './table.js';

/** The number of courses, and the limit of the first response after a change, in milliseconds. */
const LIMITS = [
  { courses: 500, limit: 50 },
  { courses: 5_000, limit: 150 },
];
const ROUNDS = 30;
const QUICK_ROUNDS = 7;

const COURSE = 2_200_007;
const CHANGE = 'UPDATE courses SET price = price + 1 WHERE thinkific_id = $1';

/** Compares the first visitor after a change of a course with all others. */
export default async function benchPages({ resources, quick, say }: Bench): Promise<void> {
  const rounds = quick ? QUICK_ROUNDS : ROUNDS;
  const app = await startApp(resources, await startDatabase(resources), {});
  const dataSource = app.get(DataSource);
  const url = await app.getUrl();
  const changes = app.get(ContentChangesService);
  const rows = [];
  let filled = 0;
  for (const { courses, limit } of quick ? LIMITS.slice(0, 1) : LIMITS) {
    say(`Filling ${courses.toLocaleString('en')} courses`);
    await fillCourses(dataSource, [filled + 1, courses]);
    filled = courses;
    await changes.caughtUp();
    const { url: course } = await fetch(`${url}/courses/${COURSE}`);
    for (const path of ['/', '/courses', new URL(course).pathname, '/api/catalogue']) {
      say(`Asking for ${path}`);
      const rendered: number[] = [];
      const cached: number[] = [];
      await ask(url + path);
      for (let round = 0; round < rounds; round += 1) {
        await dataSource.query(CHANGE, [COURSE]);
        await changes.caughtUp();
        rendered.push(await ask(url + path));
        cached.push(await ask(url + path));
      }
      rows.push({
        courses,
        answer: path,
        rounds,
        'first after a change, median (ms)': median(rendered).toFixed(2),
        'at most': limit,
        'from memory, median (ms)': median(cached).toFixed(2),
        ratio: (median(rendered) / median(cached)).toFixed(1),
      });
    }
  }
  printTable(rows);
}

async function ask(url: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return performance.now() - started;
}
