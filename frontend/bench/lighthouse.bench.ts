import lighthouse, { type Result } from 'lighthouse';
import type { Bench } from '../../backend/bench/bench.ts';
import { printTable } from '../../backend/bench/table.ts';
import { freePort } from '../e2e/start-product.ts';
import type { CourseDto } from '../src/api/generated/model/courseDto.ts';
import { startLargeProduct } from './large-product.ts';
import { openBrowser } from './open-browser.ts';

const RUNS = 3;

const COURSES = 5_000;
const QUICK_COURSES = 100;

/** What each page is to reach, beside which the results stand. */
const LIMITS = {
  page: 'limits',
  performance: 100,
  accessibility: 100,
  'best practices': 100,
  SEO: 100,
  'LCP (ms)': 1_500,
  CLS: 0.01,
  'TBT (ms)': 50,
  'script (bytes)': 110_000,
  faults: '',
};

/** Phones, as Lighthouse imagines them, with the median of the runs. */
export default async function benchLighthouse({ resources, quick, say }: Bench): Promise<void> {
  const product = await startLargeProduct(resources, quick ? QUICK_COURSES : COURSES);
  const port = await freePort();
  await openBrowser(resources, [`--remote-debugging-port=${port}`]);
  const answer = await fetch(`${product.url}/api/courses?limit=1`);
  const courses = (await answer.json()) as CourseDto[];
  const course = courses[0];
  if (!course) throw new Error('There is no course.');
  const paths = ['/', '/courses', `/courses/${course.id}/${course.slug}`];
  const rows: Record<string, string | number>[] = [LIMITS];
  for (const path of quick ? paths.slice(0, 1) : paths) {
    const runs: Result[] = [];
    for (let run = 1; run <= (quick ? 1 : RUNS); run += 1) {
      say(`${path}, run ${run}`);
      runs.push(await measure(product.url + path, port));
    }
    rows.push({ page: path, ...describe(medianOf(runs)) });
  }
  printTable(rows);
}

async function measure(url: string, port: number): Promise<Result> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}.`);
  if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
  return result.lhr;
}

function medianOf(runs: Result[]): Result {
  const byScore = runs.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const median = byScore[Math.floor(runs.length / 2)];
  if (!median) throw new Error('There was no run.');
  return median;
}

function describe(run: Result) {
  const figure = (audit: string) => run.audits[audit]?.numericValue ?? NaN;
  return {
    performance: scoreOf(run, 'performance'),
    accessibility: scoreOf(run, 'accessibility'),
    'best practices': scoreOf(run, 'best-practices'),
    SEO: scoreOf(run, 'seo'),
    'LCP (ms)': Math.round(figure('largest-contentful-paint')),
    CLS: figure('cumulative-layout-shift').toFixed(3),
    'TBT (ms)': Math.round(figure('total-blocking-time')),
    'script (bytes)': scriptBytesOf(run),
    faults: faultsOf(run),
  };
}

function scoreOf({ categories }: Result, name: string): number {
  return Math.round((categories[name]?.score ?? NaN) * 100);
}

function scriptBytesOf({ audits }: Result): number {
  const details = audits['network-requests']?.details;
  const requests = details?.type === 'table' ? details.items : [];
  return requests
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
}

function faultsOf({ audits, categories }: Result): string {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return weighed.filter((id) => (audits[id]?.score ?? 1) < 0.9).join(', ') || 'none';
}
