import type { Browser, Page } from '@playwright/test';
import type { Bench } from '../../backend/bench/bench.ts';
import { fill } from '../../backend/bench/fill.ts';
import { SUBSCRIBERS } from '../../backend/bench/subscribers.data.ts';
import { printTable } from '../../backend/bench/table.ts';
import { TESTIMONIALS } from '../../backend/bench/testimonials.data.ts';
import { type Action, ADMIN_LISTS, type AdminList } from './admin-lists.ts';
import { timeOf, type Wanted } from './click-to-paint.ts';
import { connect, type LargeProduct, startLargeProduct } from './large-product.ts';
import { openBrowser } from './open-browser.ts';
import { watchRequests } from './quiet-network.ts';

const FULL = { courses: 3_000, udemyCourses: 300, rows: 1_000_000, users: 1_000, visits: 5 };
const QUICK = { courses: 60, udemyCourses: 60, rows: 5_000, users: 60, visits: 1 };

/** Milliseconds, for three of four. */
const LIMIT = 200;
/** So long a search waits for another key. */
const PAUSE = 250;

/** From a click in a list of the back office to the frame that paints the rows, in the built product. */
export default async function benchAdminClicks({ resources, quick, say }: Bench): Promise<void> {
  const { visits, ...size } = quick ? QUICK : FULL;
  say(`Syncing ${size.courses.toLocaleString('en')} courses`);
  const product = await startLargeProduct(resources, size.courses, size.udemyCourses);
  const dataSource = await connect(resources, product.databaseUrl);
  await fill(dataSource, TESTIMONIALS, [0, size.rows], say);
  await fill(dataSource, SUBSCRIBERS, [0, size.rows], say);
  await dataSource.query(ADD_USERS, [size.users]);
  const browser = await openBrowser(resources);
  const times = new Map<string, number[]>();
  for (let visit = 1; visit <= visits; visit += 1) {
    say(`Visit ${visit}`);
    await walk(browser, product, (what, time) => {
      times.set(what, [...(times.get(what) ?? []), time]);
    });
  }
  printTable([...times].map(([what, all]) => toRow(what, all)));
}

const ADD_USERS = `
  INSERT INTO users (id, username, name, email, role, password_hash)
  SELECT gen_random_uuid(), 'colleague-' || n, 'Colleague ' || n, 'colleague-' || n || '@example.org',
    'staff', 'none'
  FROM generate_series(1, $1::int) n`;

interface Visit {
  page: Page;
  /** Until nothing that has been asked for is in the way of the next. */
  settle: () => Promise<void>;
}

type Note = (what: string, time: number) => void;

/** One visit with an empty memory: from each list to each other, and what can be done in it. */
async function walk(browser: Browser, { url, token }: LargeProduct, note: Note): Promise<void> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: url, locale: 'en-US', viewport });
  const page = await context.newPage();
  const visit: Visit = { page, settle: watchRequests(page) };
  await page.addInitScript((value) => localStorage.setItem('admin_token', value), token);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'All syncs' }).waitFor();
  // A hand on the mouse, long before its first click, has what is used later fetched.
  await page.mouse.move(700, 500);
  await visit.settle();
  for (const from of ADMIN_LISTS) {
    for (const to of ADMIN_LISTS) {
      if (to === from) continue;
      const shown = await page.locator('h1').textContent();
      if (shown !== from.title) await open(visit, from);
      note(`to ${to.link}`, await open(visit, to));
    }
  }
  for (const list of ADMIN_LISTS) await tryOut(visit, list, note);
  await context.close();
}

function open(visit: Visit, { link, title, row }: AdminList): Promise<number> {
  const sidebar = visit.page.getByRole('navigation', { name: 'Admin' });
  return measure(visit, { title, row }, () => sidebar.getByRole('link', { name: link }).click());
}

async function measure({ page, settle }: Visit, wanted: Wanted, action: () => Promise<void>) {
  const time = await timeOf(page, wanted, action);
  await settle();
  return time;
}

async function tryOut(visit: Visit, list: AdminList, note: Note): Promise<void> {
  const { title, row, actions, sought, link } = list;
  const { page } = visit;
  const search = async () => {
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill(sought);
    await field.press('Enter');
  };
  for (const [name, action] of Object.entries<Action>({ ...actions, search })) {
    await page.goto('/admin');
    await page.getByRole('link', { name: 'All syncs' }).waitFor();
    await open(visit, list);
    const wanted = { title, row, text: name === 'search' ? sought : '' };
    note(`${link}: ${name}`, await measure(visit, wanted, () => action(page)));
  }
}

function toRow(what: string, times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? NaN;
  return {
    what,
    times: sorted.length,
    'p50 (ms)': Math.round(at(0.5)),
    'p75 (ms)': Math.round(at(0.75)),
    limit: what.endsWith('search') ? LIMIT + PAUSE : LIMIT,
    'p95 (ms)': Math.round(at(0.95)),
  };
}
