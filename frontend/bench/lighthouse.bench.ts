import type { Browser } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import type { Bench } from '../../backend/bench/bench.ts';
import { printTable } from '../../backend/bench/table.ts';
import { freePort } from '../e2e/start-product.ts';
import type { CourseDto } from '../src/api/generated/model/courseDto.ts';
import { startLargeProduct } from './large-product.ts';
import { openBrowser } from './open-browser.ts';
import { startPhotographHost } from './photograph-host.ts';
import { bytesOf, figureOf, type LighthouseResult, runLighthouse } from './run-lighthouse.ts';

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
  'LCP (ms)': 1_300,
  CLS: 0.01,
  'TBT (ms)': 50,
  'script (bytes)': 125_000,
  'pictures (bytes)': 120_000,
  errors: '',
};

/** The phone of Lighthouse. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** Milliseconds between two looks, and after which something is wrong. */
const LOOK_EVERY = 200;
const PATIENCE = 120_000;

/** Phones, as Lighthouse imagines them, with photographs as covers, and the median of the runs. */
export default async function benchLighthouse({ resources, quick, say }: Bench): Promise<void> {
  const covers = await startPhotographHost(resources);
  const product = await startLargeProduct(resources, quick ? QUICK_COURSES : COURSES, 0, covers);
  const port = await freePort();
  const browser = await openBrowser(resources, [`--remote-debugging-port=${port}`]);
  say('Waiting for the photographs');
  const course = await firstWithPictures(product.url);
  const paths = ['/', '/courses', `/courses/${course.id}/${course.slug}`];
  const rows: Record<string, string | number>[] = [LIMITS];
  for (const path of quick ? paths.slice(0, 1) : paths) {
    await makePictures(browser, product.url + path);
    const runs: LighthouseResult[] = [];
    for (let run = 1; run <= (quick ? 1 : RUNS); run += 1) {
      say(`${path}, run ${run}`);
      runs.push(await runLighthouse(product.url + path, port));
    }
    rows.push({ page: path, ...(await describe(medianOf(runs))) });
  }
  printTable(rows);
}

/** The first course, once none of the first waits for its picture. */
async function firstWithPictures(url: string): Promise<CourseDto> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await delay(LOOK_EVERY)) {
    const courses = (await (await fetch(`${url}/api/courses?limit=24`)).json()) as CourseDto[];
    if (courses[0] && courses.every(({ picture }) => picture)) return courses[0];
  }
  throw new Error('The photographs have not come.');
}

/** The first visitor waits for the widths of the pictures, and is not the one to measure. */
async function makePictures(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage(PHONE);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
}

function medianOf(runs: LighthouseResult[]): LighthouseResult {
  const byScore = runs.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const median = byScore[Math.floor(runs.length / 2)];
  if (!median) throw new Error('There was no run.');
  return median;
}

async function describe(run: LighthouseResult) {
  return {
    performance: scoreOf(run, 'performance'),
    accessibility: scoreOf(run, 'accessibility'),
    'best practices': scoreOf(run, 'best-practices'),
    SEO: scoreOf(run, 'seo'),
    'LCP (ms)': Math.round(figureOf(run, 'largest-contentful-paint')),
    CLS: figureOf(run, 'cumulative-layout-shift').toFixed(3),
    'TBT (ms)': Math.round(figureOf(run, 'total-blocking-time')),
    'script (bytes)': await bytesOf(run, 'Script'),
    'pictures (bytes)': await bytesOf(run, 'Image'),
    errors: errorsOf(run),
  };
}

function scoreOf({ categories }: LighthouseResult, name: string): number {
  return Math.round((categories[name]?.score ?? NaN) * 100);
}

function errorsOf({ audits, categories }: LighthouseResult): string {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return weighed.filter((id) => (audits[id]?.score ?? 1) < 0.9).join(', ') || 'none';
}
