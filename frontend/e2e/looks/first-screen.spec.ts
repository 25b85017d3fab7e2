import type { Page } from '@playwright/test';
import { adminPaths } from '../../src/paths';
import { expect, openAs, test } from '../admin';
import { hold } from '../test';

test.use({ isFirstVisit: true, viewport: { width: 1440, height: 900 } });

/** Bytes over the line for a first visit, with their headers and the pictures in sight. */
const BUDGET = 420_000;

/** Of what is in sight: nobody presses a button that moves away. */
const MOST_SHIFT = 0.05;

const SCREENS = [
  adminPaths.dashboard,
  adminPaths.courses,
  adminPaths.udemyCourses,
  adminPaths.syncs,
  adminPaths.testimonials,
  adminPaths.newsletters,
  adminPaths.users,
  adminPaths.apiKeys,
  adminPaths.webhooks,
  adminPaths.audit,
  adminPaths.system,
  adminPaths.account,
];

declare global {
  interface Window {
    shift: number;
  }
}

/** Which TypeScript's DOM does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Notes what a page asks for, and what comes over the line until all of it has come. */
async function watch(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const pending = new Set<string>();
  const bytes = new Map<string, number>();
  const asked: string[] = [];
  let screen = '';
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, loaderId }) => {
    if (type === 'Document') {
      screen = loaderId;
      for (const former of [pending, bytes]) former.clear();
      asked.length = 0;
    }
    const { pathname, search } = new URL(request.url);
    // Running syncs are followed for as long as the screen is open, or asked for again and again.
    if (pathname.endsWith('/running/stream')) return;
    // The screen before this one still asks until the address changes, and hears no answer.
    if (loaderId !== screen) return;
    pending.add(requestId);
    bytes.set(requestId, 0);
    if (/^\/api\/(?!.*\/running$)/.test(pathname)) asked.push(pathname + search);
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    pending.delete(requestId);
    if (bytes.has(requestId)) bytes.set(requestId, encodedDataLength);
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  return {
    asked,
    weigh: async () => {
      await expect.poll(() => pending.size).toBe(0);
      await devtools.detach();
      return [...bytes.values()].reduce((sum, one) => sum + one, 0);
    },
  };
}

/** Adds up how far things move by themselves, by the page's document. */
async function noteShifts(page: Page) {
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput) window.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.shift);
}

test('a screen of the back office is drawn before its code, keeps its place and title, and is light', async ({
  page,
  admin,
}) => {
  test.slow();
  const shift = await noteShifts(page);
  await test.step('the login screen is light', async () => {
    const { weigh } = await watch(page);
    await page.goto(adminPaths.login);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(await weigh()).toBeLessThan(BUDGET);
    expect(await shift()).toBeLessThan(MOST_SHIFT);
  });

  // The demo's admin has the sessions of all tests on the account's screen.
  const person = await admin.addUser({ role: 'admin' });
  await openAs(page, person, adminPaths.dashboard);
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();

  await test.step('its outlines and questions do not wait for the code', async () => {
    const { asked } = await watch(page);
    const release = await hold(page, '**/assets/back-office-*.js');
    await page.goto(adminPaths.testimonials, { waitUntil: 'commit' });
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.getByText('Courses (Thinkific)')).toBeVisible();
    await expect(page.getByText('My Courses', { exact: true })).toBeHidden();
    const list = '/api/admin/testimonials?page=1&limit=50';
    await expect.poll(() => asked).toEqual(expect.arrayContaining(['/api/admin/me', list]));
    release();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });

  for (const path of SCREENS) {
    await test.step(`${path} asks for what it shows, once, stays in its place, is light and has one title`, async () => {
      const { asked, weigh } = await watch(page);
      const sent = (await (await page.goto(path))?.text()) ?? '';
      await expect(page.locator('main').getByRole('button').first()).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      const left = () => page.evaluate(() => Object.keys(window.firstAnswers?.answers ?? {}));
      await expect.poll(left).toEqual([]);
      expect(await weigh()).toBeLessThan(BUDGET);
      expect(await shift()).toBeLessThan(MOST_SHIFT);
      expect(new Set(asked).size, asked.join()).toBe(asked.length);

      const [title = '', ...others] = [...sent.matchAll(/<title>(.*?)<\/title>/g)].map(
        ([, it]) => it,
      );
      expect(others).toEqual([]);
      await expect(page).toHaveTitle(title);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(title.replace(/ · Lectern$/, ''));
      await expect(page.locator('head title')).toHaveCount(1);
    });
  }

  await test.step('as long as nobody says who it is, there are no screens of admins', async () => {
    await page.evaluate(() => localStorage.removeItem('admin_holder'));
    const release = await hold(page, '**/assets/back-office-*.js');
    await page.goto(adminPaths.dashboard, { waitUntil: 'commit' });
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.getByText('Internal Users')).toBeHidden();
    release();
    await expect(page.getByText('Internal Users')).toBeVisible();
  });

  await test.step('who is not signed in sees none of it', async () => {
    await page.evaluate(() => localStorage.clear());
    await hold(page, '**/assets/back-office-*.js');
    await page.goto(adminPaths.users, { waitUntil: 'commit' });
    await expect(page.locator('#screen-start')).toBeAttached();
    await expect(page.getByText('Internal Users')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
