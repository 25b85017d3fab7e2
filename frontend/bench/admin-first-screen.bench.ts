import { chromium } from '@playwright/test';
import type { Bench } from '../../backend/bench/bench.ts';
import { median } from '../../backend/bench/median.ts';
import { printTable } from '../../backend/bench/table.ts';
import { freePort } from '../e2e/start-product.ts';
import { adminPaths } from '../src/paths.ts';
import { type LargeProduct, startLargeProduct } from './large-product.ts';
import { openBrowser } from './open-browser.ts';
import { bytesOf, figureOf, type LighthouseResult, runLighthouse } from './run-lighthouse.ts';

const COURSES = 300;
const QUICK_COURSES = 60;
const RUNS = 3;

/** Only the first screen has limits. The script's is in bytes, compressed. */
const LIMIT_OF_SECONDS = 6;
const LIMIT_OF_SCRIPT = 420_000;

const SCREENS = [
  adminPaths.dashboard,
  adminPaths.courses,
  adminPaths.testimonials,
  adminPaths.newsletters,
  adminPaths.users,
];

/** A first visit by an admin with a session, on Lighthouse's phone and with nothing in the browser's cache. */
export default async function benchAdminFirstScreen({
  resources,
  quick,
  say,
}: Bench): Promise<void> {
  const courses = quick ? QUICK_COURSES : COURSES;
  say(`Syncing ${courses} courses`);
  const product = await startLargeProduct(resources, courses, courses);
  const port = await freePort();
  await openBrowser(resources, [`--remote-debugging-port=${port}`]);
  await storeSession(product, port);
  const rows = [];
  for (const path of quick ? SCREENS.slice(0, 1) : SCREENS) {
    const runs: LighthouseResult[] = [];
    for (let run = 1; run <= (quick ? 1 : RUNS); run += 1) {
      say(`${path}, run ${run}`);
      runs.push(await runLighthouse(product.url + path, port));
    }
    const isFirst = path === adminPaths.dashboard;
    const secondsOf = (audit: string) =>
      (median(runs.map((run) => figureOf(run, audit))) / 1000).toFixed(1);
    rows.push({
      screen: path,
      'script (bytes)': median(await Promise.all(runs.map((run) => bytesOf(run, 'Script')))),
      'at most': isFirst ? LIMIT_OF_SCRIPT : '',
      'first paint (s)': secondsOf('first-contentful-paint'),
      'interactive (s)': secondsOf('interactive'),
      'at most ': isFirst ? LIMIT_OF_SECONDS : '',
    });
  }
  printTable(rows);
}

/** Lighthouse opens its pages in the browser's default context. */
async function storeSession({ url, token }: LargeProduct, port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  await page?.goto(`${url}/favicon.svg`);
  await page?.evaluate((value) => localStorage.setItem('admin_token', value), token);
  await page?.close();
}
