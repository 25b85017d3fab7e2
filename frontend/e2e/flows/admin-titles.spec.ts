import { expect, openAs, test } from '../admin';

test('the title follows from screen to screen, and to the login', async ({ page, admin }) => {
  await openAs(page, await admin.addUser({ role: 'staff' }), '/admin/users');
  await expect(page).toHaveTitle('My Udemy Courses · Lectern');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveTitle('Dashboard · Lectern');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('main')).toHaveAccessibleName('Dashboard');
  await expect(page.locator('head title')).toHaveCount(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveTitle('Admin Login · Lectern');
  await page.goto('/admin/no-such-screen');
  await expect(page).toHaveTitle('404 Page Not Found · Lectern');
});
