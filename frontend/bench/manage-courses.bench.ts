import type { Browser, Page } from '@playwright/test';
import type { Bench } from '../../backend/bench/bench.ts';
import { printTable } from '../../backend/bench/table.ts';
import { paintAfter, watchFirst } from './first-paint.ts';
import { startLargeProduct } from './large-product.ts';
import { openBrowser } from './open-browser.ts';
import { longestTaskOf, type LongestTask } from './trace.ts';

const COURSES = 3_000;
const QUICK_COURSES = 300;
const RUNS = 3;
const SOUGHT = 'language models, part 29';
/** Between two keys, in milliseconds: fast typing. */
const KEY_PAUSE = 80;

/** Milliseconds. */
const LIMIT_OF_PAINT = 1_000;
const LIMIT_OF_TASK = 100;

export default async function benchManageCourses({ resources, quick, say }: Bench): Promise<void> {
  const courses = quick ? QUICK_COURSES : COURSES;
  say(`Syncing ${courses.toLocaleString('en')} courses`);
  const product = await startLargeProduct(resources, courses);
  const browser = await openBrowser(resources);
  const rows = [];
  for (let run = 1; run <= (quick ? 1 : RUNS); run += 1) {
    say(`Run ${run}`);
    const page = await browser.newPage({ baseURL: product.url });
    await page.addInitScript((token) => localStorage.setItem('admin_token', token), product.token);
    rows.push({ run, courses, ...(await measure(browser, page, courses)) });
    await page.close();
  }
  printTable(rows);
}

async function measure(browser: Browser, page: Page, courses: number) {
  const all = courses.toLocaleString('en-US');
  const complete = `Showing ${all} of ${all} courses`;
  await watchFirst(page, 'ul[aria-label="Courses"] h2');
  const loading = await longestTaskOf(browser, page, async () => {
    await page.goto('/admin/courses');
    await page.getByText(complete).waitFor();
  });
  const paint = await paintAfter(page, '/api/admin/courses?view=card');
  const search = page.getByRole('searchbox', { name: 'Search courses' });
  const typing = await longestTaskOf(browser, page, async () => {
    await search.pressSequentially(SOUGHT, { delay: KEY_PAUSE });
    for (const _letter of SOUGHT) await search.press('Backspace', { delay: KEY_PAUSE });
    await page.getByText(complete).waitFor();
  });
  return {
    'data to first paint (ms)': Math.round(paint),
    limit: LIMIT_OF_PAINT,
    'longest task while loading (ms)': describe(loading),
    'longest task while typing (ms)': describe(typing),
    'limit ': LIMIT_OF_TASK,
  };
}

function describe({ elapsed, busy }: LongestTask): string {
  return `${Math.round(elapsed)}, ${Math.round(busy)} on the CPU`;
}
