import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { expect, openAs, test } from '../admin';
import { tabTo } from '../keyboard';
import { hold } from '../test';

async function type(page: Page, text: string) {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

async function signOut(page: Page) {
  await tabTo(page, 'Logout', 'button', 60);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/login');
}

async function signIn(page: Page, { username, password }: { username: string; password: string }) {
  await tabTo(page, 'Username', 'textbox');
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await type(page, password);
}

/** Holds that what has the focus is in sight, and not below what is fixed. */
async function expectSeenFocus(page: Page) {
  const isSeen = () =>
    page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return focused.contains(above) || !!above?.contains(focused);
    });
  await expect.poll(isSeen).toBe(true);
}

test('by the keyboard alone an app is set up, and signs in', async ({ page, admin }) => {
  const person = await admin.addUser();
  const section = page.getByRole('region', { name: 'Two-factor authentication' });
  await openAs(page, person, '/admin/account');
  await tabTo(page, 'Set up', 'button', 60);
  await expectSeenFocus(page);
  await page.keyboard.press('Enter');
  await expect(section.getByLabel('Current password')).toBeFocused();
  await type(page, person.password);
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expectSeenFocus(page);
  const secret = (await section.locator('strong').innerText()).replaceAll(' ', '');
  await type(page, generateSync({ secret }));
  await expect(section.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
  const [first = ''] = await section.getByRole('listitem').allInnerTexts();
  await tabTo(page, 'I have saved them', 'button');
  await expectSeenFocus(page);
  await page.keyboard.press('Enter');
  await expect(section).toBeFocused();

  await signOut(page);
  await signIn(page, person);
  await expect(code).toBeFocused();
  await tabTo(page, 'Use a recovery code', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await type(page, first);
  await expect(page).toHaveURL('/admin/dashboard');
});

test('what cannot be pressed for a while, or any more, keeps the focus', async ({
  page,
  admin,
}) => {
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).first().focus();
    await page.keyboard.press('Enter');
  };
  await page.route('**/api/admin/*/sync', (route) => route.fulfill({ json: { synced_count: 3 } }));
  for (const [address, name] of [
    ['/admin/courses', 'Sync from course platform'],
    ['/admin/udemy-courses', 'Sync Courses'],
    ['/admin/dashboard', 'Sync Udemy'],
  ] as const) {
    const release = await hold(page, '**/api/admin/*/sync');
    await openAs(page, admin.credential, address);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/sync')) asked += 1;
    });
    await press(name);
    const syncing = page.getByRole('button', { name: 'Syncing...' });
    await expect(syncing).toBeFocused();
    await page.keyboard.press('Enter');
    release();
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
    expect(asked).toBe(1);
    page.removeAllListeners('request');
  }

  await page.route('**/api/admin/audit?*', (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '1');
    return route.continue({ url: url.href });
  });
  await openAs(page, admin.credential, '/admin/audit');
  const newest = page.getByRole('button', { name: 'Newest' });
  await press('Older');
  await expect(page).toHaveURL(/before=/);
  const focused = page.locator(':focus');
  await expect(focused.getByRole('table', { name: 'Audit log' })).toBeVisible();
  await press('Newest');
  await expect(newest).toBeDisabled();
  await expect(focused.getByRole('table', { name: 'Audit log' })).toBeVisible();
});
