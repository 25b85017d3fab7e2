import type { Page } from '@playwright/test';
import { adminPaths } from '../../src/paths';
import { screens } from '../../src/screens';
import { expect, openAs, test } from '../admin';

test.use({ isFirstVisit: true });

/** Bytes of the first screen's script, compressed by brotli as the server sends it. */
const BUDGET = 420_000;

/** Records what a page requests from the API, and the bytes of its scripts once no request is open. */
async function watch(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const pending = new Set<string>();
  const scripts = new Map<string, number>();
  const asked: string[] = [];
  let screen = '';
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, loaderId }) => {
    if (type === 'Document') {
      screen = loaderId;
      pending.clear();
      scripts.clear();
      asked.length = 0;
    }
    const { pathname, search } = new URL(request.url);
    // The stream of running syncs stays open, and their list is polled.
    if (/\/running(\/stream)?$/.test(pathname)) return;
    // The previous document still sends requests until the navigation commits.
    if (loaderId !== screen) return;
    pending.add(requestId);
    if (type === 'Script') scripts.set(requestId, 0);
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    pending.delete(requestId);
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  return {
    asked,
    weigh: async () => {
      await expect.poll(() => pending.size).toBe(0);
      return [...scripts.values()].reduce((sum, size) => sum + size, 0);
    },
  };
}

test('the first screen needs little script', async ({ page, admin }) => {
  await openAs(page, admin.credential, adminPaths.account);
  const { weigh } = await watch(page);
  await page.goto(adminPaths.dashboard);
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  expect(await weigh()).toBeLessThan(BUDGET);
});

for (const { path, label, roles } of screens) {
  test(`the screen "${label}" sends each request once`, async ({ page, admin }) => {
    const person = await admin.addUser({ role: roles.includes('admin') ? 'admin' : 'staff' });
    await openAs(page, person, adminPaths.account);
    const { asked, weigh } = await watch(page);
    await page.goto(path);
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await weigh();
    expect(new Set(asked).size, asked.join()).toBe(asked.length);
  });
}
