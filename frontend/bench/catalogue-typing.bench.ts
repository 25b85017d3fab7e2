import type { Browser, Page } from '@playwright/test';
import type { Bench } from '../../backend/bench/bench.ts';
import { median } from '../../backend/bench/median.ts';
import { printTable } from '../../backend/bench/table.ts';
import { shiftOf } from '../e2e/layout-shift.ts';
import { startLargeProduct } from './large-product.ts';
import { openBrowser } from './open-browser.ts';
import { workToPaint } from './trace.ts';

const COURSES = 5_000;
const QUICK_COURSES = 300;
const RUNS = 3;
const SLOWER = 6;
const SOUGHT = 'language models';
/** Between two keys, in milliseconds: fast typing. */
const KEY_PAUSE = 150;

/** A page of nothing but a field, which a key costs the browser itself. */
const BARE = '<input type="search" aria-label="Search courses" oninput="" />';

/** Milliseconds more than that on a CPU that is six times slower; and nothing on the page may move. */
const LIMIT = 16;
const LIMIT_OF_SHIFT = 0;

export default async function benchCatalogueTyping({
  resources,
  quick,
  say,
}: Bench): Promise<void> {
  const courses = quick ? QUICK_COURSES : COURSES;
  say(`Syncing ${courses.toLocaleString('en')} courses`);
  const product = await startLargeProduct(resources, courses);
  const browser = await openBrowser(resources);
  const rows = [];
  for (let run = 1; run <= (quick ? 1 : RUNS); run += 1) {
    say(`Run ${run}`);
    const page = await browser.newPage({ baseURL: product.url });
    rows.push({ run, courses, ...(await measure(browser, page, courses)) });
    await page.close();
  }
  printTable(rows);
}

async function measure(browser: Browser, page: Page, courses: number) {
  const index = page.waitForResponse('**/api/catalogue/index');
  await page.goto('/courses');
  await (await index).finished();
  const more = page.getByRole('link', { name: 'Show more' });
  await more.click();
  await page.getByText(`1–48 of ${courses}`).waitFor();
  const shift = await shiftOf(page);
  const keys = await slowly(page, () =>
    workToPaint(browser, page, async () => {
      await type(page);
      await page.getByText(`Showing ${courses} courses`).waitFor();
    }),
  );
  await page.setContent(BARE);
  const bare = await slowly(page, () => workToPaint(browser, page, () => type(page)));
  return {
    keys: keys.length,
    'key to paint, median (ms)': median(keys).toFixed(1),
    'of a bare field': median(bare).toFixed(1),
    difference: (median(keys) - median(bare)).toFixed(1),
    limit: LIMIT,
    'longest (ms)': Math.max(...keys).toFixed(1),
    'layout shift': shift,
    'limit ': LIMIT_OF_SHIFT,
  };
}

async function slowly<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const result = await work();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return result;
}

async function type(page: Page): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Search courses' });
  await search.pressSequentially(SOUGHT, { delay: KEY_PAUSE });
  for (const _letter of SOUGHT) await search.press('Backspace', { delay: KEY_PAUSE });
}
