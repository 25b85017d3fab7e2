import type { Browser, Page } from '@playwright/test';
import type { Bench } from '../../backend/bench/bench.ts';
import { printTable } from '../../backend/bench/table.ts';
import type { AdminUdemyCourseDto } from '../src/api/generated/model/adminUdemyCourseDto.ts';
import { paintAfter, watchFirst } from './first-paint.ts';
import { startLargeProduct } from './large-product.ts';
import { openBrowser } from './open-browser.ts';
import { longestTaskOf, type LongestTask } from './trace.ts';

const FULL = { courses: 2_000, staff: 200 };
const QUICK = { courses: 200, staff: 20 };
const STAFF_PER_COURSE = 3;
const RUNS = 3;
const FIRST_COURSE = 'Applied Statistics, Lecture 0004';
const SOUGHT = 'web services, lecture 01';
/** Between two keys, in milliseconds: fast typing. */
const KEY_PAUSE = 80;

/** Milliseconds. */
const LIMIT_OF_PAINT = 1_000;
const LIMIT_OF_TASK = 100;

export default async function benchUdemyCourses({ resources, quick, say }: Bench): Promise<void> {
  const size = quick ? QUICK : FULL;
  say(`Syncing ${size.courses.toLocaleString('en')} courses`);
  const product = await startLargeProduct(resources, 0, size.courses);
  const browser = await openBrowser(resources);
  say(`Adding ${size.staff} people to the staff`);
  await fill(product.url, product.token, size.staff);
  const rows = [];
  for (let run = 1; run <= (quick ? 1 : RUNS); run += 1) {
    say(`Run ${run}`);
    const page = await browser.newPage({ baseURL: product.url });
    await page.addInitScript((token) => localStorage.setItem('admin_token', token), product.token);
    rows.push({ run, ...size, ...(await measure(browser, page, size)) });
    await page.close();
  }
  printTable(rows);
}

async function measure(browser: Browser, page: Page, { courses, staff }: typeof FULL) {
  const all = courses.toLocaleString('en-US');
  const complete = `Showing ${all} of ${all} courses`;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  await watchFirst(page, 'tbody a[href^="https://www.udemy.com"]');
  const loading = await longestTaskOf(browser, page, async () => {
    await page.goto('/admin/udemy-courses');
    await page.getByText(complete).waitFor();
    await page.getByRole('switch').first().waitFor();
  });
  const paint = await paintAfter(page, '/api/admin/udemy-courses');
  const requests = asked.length;
  const select = page.getByRole('combobox', { name: `Staff for ${FIRST_COURSE}` });
  const opening = await longestTaskOf(browser, page, async () => {
    await select.click();
    await page
      .getByRole('option')
      .nth(staff - STAFF_PER_COURSE - 1)
      .waitFor({ state: 'attached' });
  });
  await page.keyboard.press('Escape');
  const search = page.getByRole('searchbox', { name: 'Search courses' });
  const typing = await longestTaskOf(browser, page, async () => {
    await search.pressSequentially(SOUGHT, { delay: KEY_PAUSE });
    for (const _letter of SOUGHT) await search.press('Backspace', { delay: KEY_PAUSE });
    await page.getByText(complete).waitFor();
  });
  return {
    'API requests': requests,
    'data to first paint (ms)': Math.round(paint),
    limit: LIMIT_OF_PAINT,
    'longest task while loading (ms)': describe(loading),
    '… opening a select': describe(opening),
    '… typing': describe(typing),
    'limit ': LIMIT_OF_TASK,
  };
}

function describe({ elapsed, busy }: LongestTask): string {
  return `${Math.round(elapsed)}, ${Math.round(busy)} on the CPU`;
}

async function fill(url: string, token: string, size: number): Promise<void> {
  const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${url}/api/admin${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const staff: string[] = [];
  for (let number = 1; number <= size; number += 1) {
    const username = `staff${number}`;
    const { id } = await call<{ id: string }>('POST', '/users', {
      username,
      name: `Staff ${number}`,
      email: `${username}@example.org`,
      password: 'a good password',
      role: 'staff',
    });
    staff.push(id);
  }
  const courses = await call<AdminUdemyCourseDto[]>('GET', '/udemy-courses');
  for (const [index, { udemy_id: id }] of courses.entries()) {
    const path = `/udemy-courses/${encodeURIComponent(id)}/assign-staff`;
    const chosen = Array.from(
      { length: STAFF_PER_COURSE },
      (_, nth) => staff[(index * 7 + nth * 31) % size],
    );
    await Promise.all(chosen.map((staff_user_id) => call('POST', path, { staff_user_id })));
  }
}
