import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { adminPaths } from '../../src/paths';
import { screens } from '../../src/screens';
import { expect, openAs, test } from '../admin';

test.use({ isFirstVisit: true });

/** Bytes of the first screen's script, compressed by brotli. */
const BUDGET = 420_000;

/** Records what a page requests from the API, until no request is open. */
async function watch(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const pending = new Set<string>();
  const asked: string[] = [];
  let screen = '';
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, loaderId }) => {
    if (type === 'Document') {
      screen = loaderId;
      pending.clear();
      asked.length = 0;
    }
    const { pathname, search } = new URL(request.url);
    // The stream of running syncs stays open, and their list is polled.
    if (/\/running(\/stream)?$/.test(pathname)) return;
    // The previous document still sends requests until the navigation commits.
    if (loaderId !== screen) return;
    pending.add(requestId);
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  devtools.on('Network.loadingFinished', ({ requestId }) => pending.delete(requestId));
  await devtools.send('Network.enable');
  return async () => {
    await expect.poll(() => pending.size).toBe(0);
    return asked;
  };
}

test('the first screen needs little script', async ({ page, admin, request }) => {
  await openAs(page, admin.credential, adminPaths.dashboard);
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const scripts = addresses.filter((address) => address.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  const bodies = await Promise.all(
    scripts.map(async (address) => (await request.get(address)).body()),
  );
  const weight = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(weight).toBeLessThan(BUDGET);
});

for (const { path, label, roles } of screens) {
  test(`the screen "${label}" sends each request once`, async ({ page, admin }) => {
    const person = await admin.addUser({ role: roles.includes('admin') ? 'admin' : 'staff' });
    await openAs(page, person, adminPaths.account);
    const settle = await watch(page);
    await page.goto(path);
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    const asked = await settle();
    expect(new Set(asked).size, asked.join()).toBe(asked.length);
  });
}
