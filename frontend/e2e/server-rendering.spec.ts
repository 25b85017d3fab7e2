import type { ConsoleMessage, Page } from '@playwright/test';
import { expect, hold, isAlive, PUBLIC_PAGES, test } from './test';

/** What the browser finds fault with: scripts, policies, and what React renders otherwise than the server. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message: ConsoleMessage) => {
    // The portraits of other tests' stories are nowhere.
    const isLost = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isLost) complaints.push(message.text());
  });
  return complaints;
}

/** Starts to add up how far what is seen moves without anybody's doing, as browsers count it. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const address of [
  ...PUBLIC_PAGES,
  '/subscribed',
  '/courses?category=AI&level=Beginner',
  '/courses/100%25',
]) {
  test(`React takes over ${address} as it came`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url());
    });
    await watchShifts(page);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
    expect(asked).toEqual([]);
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { sum: number } }).shifts,
    );
    expect(shifts.sum).toBeLessThanOrEqual(0.01);
  });
}

test('a search in the address is done once React has taken over', async ({ page, courses }) => {
  const complaints = complaintsOf(page);
  const title = courses.at(-1)?.title ?? '';
  await page.goto(`/courses?search=${encodeURIComponent(title.toUpperCase())}`);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([title]);
  await expect(page.getByRole('searchbox')).toHaveValue(title.toUpperCase());
  await expect(page.getByRole('status').filter({ hasText: 'Showing 1 course' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test('React takes over a course as it came, in the dark theme too', async ({ page, courses }) => {
  const complaints = complaintsOf(page);
  await page.addInitScript(() => localStorage.setItem('lectern-theme', 'dark'));
  await page.goto(`/courses/${courses[0]?.id}`);
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

for (const [address, label] of [
  ['/courses', 'Search courses'],
  ['/', 'Email address'],
  ['/submit-testimonial', 'Full name'],
  ['/submit-testimonial', 'Testimonial'],
] as const) {
  test(`what is typed into "${label}" before the script has come is kept`, async ({ page }) => {
    const release = await hold(page, '**/assets/*.js');
    await page.goto(address, { waitUntil: 'commit' });
    const field = page.getByRole('textbox', { name: label }).or(page.getByRole('searchbox'));
    await field.first().fill('data');
    release();
    await page.waitForFunction(isAlive);
    await page.keyboard.type(' mining');
    await expect(field.first()).toHaveValue('data mining');
  });
}

test('a search typed before the script has come is done', async ({ page, courses }) => {
  const title = courses.at(-1)?.title ?? '';
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/courses', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill(title);
  release();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([title]);
  await expect(page.getByRole('searchbox')).toHaveValue(title);
});

test('a filter chosen before the script has come is chosen', async ({ page, courses }) => {
  await hold(page, '**/assets/*.js');
  await page.goto('/courses', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Data', exact: true }).click();
  await expect(page).toHaveURL('/courses?category=Data');
  await expect(page.getByRole('article')).toHaveCount(
    courses.filter(({ category }) => category === 'Data').length,
  );
});

test('every answer carries the security policy', async ({ request }) => {
  for (const address of ['/', '/nothing', '/admin', '/robots.txt', '/api/courses', '/theme.js']) {
    const headers = (await request.get(address)).headers();
    const scripts = /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1];
    expect(scripts, address).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  }
});

test('the policy stops a script that somebody slips in', async ({ page }) => {
  await page.goto('/');
  const stopped = page.waitForEvent('console', (message) =>
    message.text().includes('Content Security Policy'),
  );
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "broken"';
    document.body.append(script);
  });
  await stopped;
  await expect(page).not.toHaveTitle('broken');
});
