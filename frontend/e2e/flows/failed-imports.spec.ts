import type { Page } from '@playwright/test';
import { fillNewUser, openAs, test as adminTest } from '../admin';
import { expect, test } from '../test';

test.use({ isFirstVisit: true });
adminTest.use({ isFirstVisit: true });

/** Blocks a script until the returned function is called. */
async function block(page: Page, name: string) {
  const url = `**/assets/${name}-*.js`;
  await page.route(url, (route) => route.fulfill({ status: 404 }));
  return () => page.unroute(url);
}

const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'We could not show this page' });
const reload = (page: Page) => failure(page).getByRole('button', { name: 'Reload' });
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });

/** Counts the documents that the page loads from now on. */
function countLoads(page: Page) {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

test('a page whose script is gone reloads itself once, then offers to', async ({ page }) => {
  const unblock = await block(page, 'MeetupsPage');
  await page.goto('/');
  const loads = countLoads(page);
  await footerLink(page, 'Meetups').click();
  await expect(page).toHaveTitle(/^Meetups · /);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toEqual(['/meetups']);

  await page.goto('/');
  loads.length = 0;
  await footerLink(page, 'Meetups').click();
  await expect(failure(page)).toContainText('Its code did not load.');
  expect(loads).toEqual([]);
  await unblock();
  await reload(page).click();
  await expect(page).toHaveTitle(/^Meetups · /);
  expect(loads).toEqual(['/meetups']);
});

test('text in a field is not lost to a reload', async ({ page }) => {
  await block(page, 'MeetupsPage');
  await page.goto('/');
  const loads = countLoads(page);
  const email = page.getByRole('form', { name: 'Newsletter' }).last().getByLabel('Email address');
  await email.fill('ada@example.org');
  await footerLink(page, 'Meetups').click();
  await expect(failure(page)).toBeVisible();
  await expect(email).toHaveValue('ada@example.org');
  expect(loads).toEqual([]);
});

test('a rendered page stays when its code does not load, and its links work', async ({ page }) => {
  await block(page, 'MeetupsPage');
  await page.goto('/meetups', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await footerLink(page, 'Events').click();
  await expect(page).toHaveURL('/events');
  await expect(page).toHaveTitle(/^Events · /);
});

adminTest('a screen that does not load leaves the navigation', async ({ page, admin }) => {
  const unblock = await block(page, 'UsersPage');
  await openAs(page, admin.credential, '/admin/dashboard');
  await page.getByRole('link', { name: 'Internal Users' }).click();
  await expect(page).toHaveURL('/admin/users');
  await expect(failure(page)).toBeVisible();
  await expect(page).toHaveTitle('User Management · Lectern');
  await page.getByRole('link', { name: 'Newsletters', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Newsletter Subscriptions' })).toBeVisible();
  await page.getByRole('link', { name: 'Internal Users' }).click();
  await expect(failure(page)).toBeVisible();
  await unblock();
  await reload(page).click();
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
});

adminTest('without the password meter the form works', async ({ page, admin }) => {
  await block(page, 'password-strength');
  await openAs(page, admin.credential, '/admin/users?dialog=new');
  const dialog = page.getByRole('dialog', { name: 'Add New User' });
  await fillNewUser(dialog);
  await expect(dialog.getByText(/^Strength:/)).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
});
