import type { Page } from '@playwright/test';
import { expect, failureOf, fillNewUser, openAs, test as adminTest, toastOf } from '../admin';
import { hold, test } from '../test';

test.use({ isFirstVisit: true });
adminTest.use({ isFirstVisit: true });

/** Lets the script of a part not arrive until the returned function is called. */
async function lose(page: Page, part: string) {
  const url = `**/assets/${part}-*.js`;
  await page.route(url, (route) => route.abort());
  return () => page.unroute(url);
}

const panel = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'load' });

test('without the toasts’ code the page lives on, and a message still arrives', async ({
  page,
}) => {
  await lose(page, 'Toaster');
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 500 }));
  await page.goto('/');
  await page.keyboard.press('Tab');
  const form = page.getByRole('form', { name: 'Newsletter' }).first();
  await form.getByLabel('Email address').fill('ada@example.org');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(failureOf(page)).toContainText('Failed to subscribe. Please try again.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await toastOf(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(toastOf(page)).not.toContainText('Failed');
});

test('the toasts’ code is fetched when the connection comes back', async ({ page, context }) => {
  await page.goto('/');
  await context.setOffline(true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Notifications', exact: true })).toBeAttached();
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeAttached();
});

test('the catalogue outlives the loss of "Also on Udemy", which can be tried again', async ({
  page,
}) => {
  const find = await lose(page, 'AlsoOnUdemy');
  await page.goto('/');
  await page.getByRole('link', { name: 'Courses' }).first().click();
  await expect(panel(page, 'We could not show our courses on Udemy')).toBeVisible();
  await expect(page.getByText(/^Showing \d+ courses?$/)).toBeVisible();
  const cards = await page.getByRole('article').last().boundingBox();
  const lost = await page.getByRole('alert').boundingBox();
  expect((lost?.y ?? 0) - (cards?.y ?? 0) - (cards?.height ?? 0)).toBeGreaterThanOrEqual(56);
  await find();
  const release = await hold(page, '**/assets/AlsoOnUdemy-*.js');
  await tryAgain(page).click();
  const trying = page.getByRole('button', { name: 'Trying again…' });
  await expect(trying).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(page.getByRole('heading', { name: 'Also on Udemy' })).toBeVisible();
});

test('what the server rendered stays when its code does not come', async ({ page }) => {
  await lose(page, 'AlsoOnUdemy');
  const lost = page.waitForEvent('requestfailed');
  await open(page, '/courses');
  expect((await lost).url()).toContain('AlsoOnUdemy');
  const levels = page.getByRole('group', { name: 'Level' });
  await levels.getByRole('button', { name: 'Advanced' }).click();
  await expect(page).toHaveURL('/courses?level=Advanced');
  await levels.getByRole('button', { name: 'All' }).click();
  await expect(page).toHaveURL('/courses');
  await expect(page.getByText(/^Showing \d+ courses?$/)).toBeVisible();
  await expect(page.getByText(/our courses on Udemy|Also on Udemy/)).toBeVisible();

  await lose(page, 'MeetupsPage');
  await open(page, '/meetups');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL('/events');
});

test('a page that does not come says so between header and footer, and comes when one is online', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const find = await lose(page, '*');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Meetups' }).click();
  await expect(panel(page, 'We could not show this page')).toContainText('You are offline.');
  await expect(page).toHaveTitle(/^We could not show this page · /);
  // A browser says that it is online before its network carries anything.
  const tooEarly = page.waitForEvent('requestfailed');
  await context.setOffline(false);
  await tooEarly;
  await find();
  await expect(page).toHaveTitle(/^Meetups · /);
  await expect(panel(page, 'We could not show this page')).toHaveCount(0);
});

test('a page that does not come can be tried again, also by coming back to it', async ({
  page,
}) => {
  const find = await lose(page, 'MeetupsPage');
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Meetups' }).click();
  await tryAgain(page).click();
  await expect(panel(page, 'We could not show this page')).toContainText('It did not arrive.');
  await footer.getByRole('link', { name: 'Courses' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  await find();
  await footer.getByRole('link', { name: 'Meetups' }).click();
  await expect(page).toHaveTitle(/^Meetups · /);
});

adminTest(
  'nothing stands for the word for a password that cannot come',
  async ({ page, admin }) => {
    await lose(page, 'password-strength');
    await openAs(page, admin.credential, '/admin/users?dialog=new');
    const dialog = page.getByRole('dialog', { name: 'Add New User' });
    await fillNewUser(dialog);
    await expect(dialog.getByRole('status').locator('p')).toHaveCount(0);
  },
);

adminTest('a lost back office says so, and can be tried again', async ({ page }) => {
  const find = await lose(page, 'admin');
  await open(page, '/admin/login');
  await expect(panel(page, 'We could not open the back office')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('It did not arrive.');
  await find();
  await tryAgain(page).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});

adminTest('a lost screen leaves the rest of the back office', async ({ page, admin }) => {
  const find = await lose(page, 'UsersPage');
  await openAs(page, admin.credential, '/admin/dashboard');
  await page.getByRole('link', { name: 'Internal Users' }).click();
  await expect(panel(page, 'We could not show this page')).toBeVisible();
  await page.getByRole('link', { name: 'Newsletters', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Newsletter Subscriptions' })).toBeVisible();
  await find();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
});

adminTest('a message of the back office arrives without the toasts’ code', async ({ page }) => {
  await lose(page, 'Toaster');
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill('nobody');
  await page.getByLabel('Password').fill('not a password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(toastOf(page)).toContainText('Invalid username or password.');
});
