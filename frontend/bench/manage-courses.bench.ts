import { chromium, type Browser, type Page } from '@playwright/test';
import { printTable } from '../../backend/bench/table.ts';
import { launchOptions } from '../e2e/browser.ts';
import { paintAfter, watchFirst } from './first-paint.ts';
import { startLargeProduct } from './large-product.ts';
import { longestTaskOf, type LongestTask } from './trace.ts';

const COURSES = 3_000;
const RUNS = 3;
/** Leaves ever fewer courses, three of ten of them at first. */
const SOUGHT = 'language models, part 29';
/** Between two keys, in milliseconds: fast typing. */
const KEY_PAUSE = 80;

/**
 * Manage Courses over a large catalogue. The limits are 1 s from the data to the list's first paint,
 * and 100 ms for the longest task while somebody types into the search and takes it back.
 */
export default async function benchManageCourses(): Promise<void> {
  const product = await startLargeProduct(COURSES);
  const browser = await chromium.launch(await launchOptions());
  try {
    const rows = [];
    for (let run = 1; run <= RUNS; run += 1) {
      const page = await browser.newPage({ baseURL: product.url });
      await page.addInitScript(
        (token) => localStorage.setItem('admin_token', token),
        product.token,
      );
      rows.push({ run, courses: COURSES, ...(await measure(browser, page)) });
      await page.close();
    }
    printTable(rows);
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function measure(browser: Browser, page: Page) {
  await watchFirst(page, 'ul[aria-label="Courses"] h2');
  const loading = await longestTaskOf(browser, page, async () => {
    await page.goto('/admin/courses');
    await page.getByText(`Showing ${COURSES} of ${COURSES} courses`).waitFor();
  });
  const paint = await paintAfter(page, '/api/admin/courses');
  const search = page.getByRole('searchbox', { name: 'Search courses' });
  const typing = await longestTaskOf(browser, page, async () => {
    await search.pressSequentially(SOUGHT, { delay: KEY_PAUSE });
    for (const _letter of SOUGHT) await search.press('Backspace', { delay: KEY_PAUSE });
    await page.getByText(`Showing ${COURSES} of ${COURSES} courses`).waitFor();
  });
  return {
    'data to first paint (ms)': Math.round(paint),
    'longest task while loading (ms)': describe(loading),
    'longest task while typing (ms)': describe(typing),
  };
}

function describe({ elapsed, busy }: LongestTask): string {
  return `${Math.round(elapsed)}, ${Math.round(busy)} on the CPU`;
}
