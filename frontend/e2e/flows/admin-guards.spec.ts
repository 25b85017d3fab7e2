import { expect, openAs, signIn, storedToken, test } from '../admin';
import { hold } from '../test';

test('a screen asks for a login and is shown after it', async ({ page, admin }) => {
  const address = '/admin/users?role=staff&search=mar';
  await page.goto(address);
  await expect(page).toHaveURL('/admin/login');
  await signIn(page, admin.credential);
  await expect(page).toHaveURL(address);
});

test('says "Loading..." while the token is checked, and leads an admin to the dashboard', async ({
  page,
  admin,
}) => {
  const release = await hold(page, '**/api/admin/me');
  await openAs(page, admin.credential, '/admin');
  const status = page.getByRole('status').filter({ hasText: 'Loading...' });
  await expect(status).toBeVisible();
  await expect(status.locator('[aria-hidden="true"]')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0);
  release();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto('/admin/staff-dashboard');
  await expect(page).toHaveURL('/admin/dashboard');
});

test('a token that the server refuses is removed', async ({ page }) => {
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.setItem('admin_token', 'garbage'));
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/admin/login');
  expect(await storedToken(page)).toBeNull();
});

test('so is one that cannot be checked', async ({ page, admin }) => {
  await page.route('**/api/admin/me', (route) => route.fulfill({ status: 503 }));
  await openAs(page, admin.credential, '/admin/users');
  await expect(page).toHaveURL('/admin/login');
  expect(await storedToken(page)).toBeNull();
});

test('staff who ask for a screen of admins see their own', async ({ page, admin }) => {
  await openAs(page, await admin.addUser({ role: 'staff' }), '/admin/courses');
  await expect(page).toHaveURL('/admin/staff-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'My Udemy Courses' })).toBeVisible();
});

test('an unknown address is not found, signed in or not', async ({ page, admin }) => {
  await page.goto('/admin/no-such-screen');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await openAs(page, admin.credential, '/admin/users/no-such-screen');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
