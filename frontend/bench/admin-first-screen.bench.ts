import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Bench } from '../../backend/bench/bench.ts';
import { median } from '../../backend/bench/median.ts';
import { printTable } from '../../backend/bench/table.ts';
import { startLargeProduct } from './large-product.ts';
import { openBrowser } from './open-browser.ts';

const COURSES = 300;
const QUICK_COURSES = 60;
const RUNS = 3;

const LIMIT_OF_BYTES = 250_000;
const LIMIT_OF_SECONDS = 8;

/** Slow 3G: bytes a second, and milliseconds before each answer. */
const SLOW_LINE = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
const SLOWER_CPU = 6;

/** What each screen is there for, by which it can be used. */
const SCREENS = {
  dashboard: 'ul[aria-label="Figures"] > li',
  courses: 'ul[aria-label="Courses"] > li',
  testimonials: 'main tbody tr, main h2 + *',
  newsletters: 'main tbody tr, main h2 + *',
  'udemy-courses': 'main tbody tr button',
  users: 'main tbody tr button',
  syncs: 'main tbody tr button',
};

/** A first visit by who is signed in, with nothing in the browser's memory. */
export default async function benchAdminFirstScreen({
  resources,
  quick,
  say,
}: Bench): Promise<void> {
  const courses = quick ? QUICK_COURSES : COURSES;
  say(`Syncing ${courses} courses`);
  const product = await startLargeProduct(resources, courses, courses);
  const browser = await openBrowser(resources);
  const rows = [];
  for (const [screen, target] of Object.entries(SCREENS)) {
    say(screen);
    const visits: Visit[] = [];
    for (let run = 1; run <= (quick ? 1 : RUNS); run += 1) {
      visits.push(await visit(browser, product, `/admin/${screen}`, target));
    }
    rows.push({
      screen,
      'bytes, compressed': median(visits.map(({ bytes }) => bytes)),
      'at most': LIMIT_OF_BYTES,
      'first paint (s)': median(visits.map(({ painted }) => painted)).toFixed(1),
      'usable (s)': median(visits.map(({ usable }) => usable)).toFixed(1),
      'at most ': LIMIT_OF_SECONDS,
    });
  }
  printTable(rows);
}

interface Visit {
  bytes: number;
  /** Seconds. */
  painted: number;
  usable: number;
}

async function visit(
  browser: Browser,
  { url, token }: { url: string; token: string },
  path: string,
  target: string,
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  await page.evaluate((value) => localStorage.setItem('admin_token', value), token);
  // A session knows whose it is since its first screen.
  await page.goto('/admin/users');
  await page.getByRole('row').nth(1).waitFor();
  await page.goto('about:blank');
  await noteWhenThere(page, target);
  const devtools = await context.newCDPSession(page);
  const weight = await weigh(devtools);
  await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  await page.goto(path);
  const usable = await page.waitForFunction(
    () => performance.getEntriesByName('usable')[0]?.startTime,
    undefined,
    { timeout: 120_000 },
  );
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  );
  await page.waitForLoadState('networkidle');
  const result = {
    bytes: weight(),
    painted: painted / 1000,
    usable: Number(await usable.jsonValue()) / 1000,
  };
  await context.close();
  return result;
}

/** Marks the time at which something has been painted. */
async function noteWhenThere(page: Page, target: string): Promise<void> {
  await page.addInitScript((selector) => {
    const observer = new MutationObserver(() => {
      const found = document.querySelector(selector);
      if (!found || found.closest('[role=status], [aria-hidden]')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('usable')));
    });
    observer.observe(document, { childList: true, subtree: true });
  }, target);
}

/** Counts what comes over the line, with its headers. */
async function weigh(devtools: CDPSession): Promise<() => number> {
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  return () => bytes;
}
