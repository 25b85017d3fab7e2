import { adminPaths } from '../../src/paths';
import { expect, openAs, test, toastOf } from '../admin';
import { expectNoViolationsAtAnyWidth } from '../axe';

test('the screen System is copied for support by the keyboard', async ({ page, admin }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, admin.credential, adminPaths.system);
  await expect(page.getByRole('region', { name: 'Database' })).toBeVisible();
  await expectNoViolationsAtAnyWidth(page);
  await page.getByRole('button', { name: 'Copy for Support' }).focus();
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^This process\n {2}Lectern: \d/);
  expect(copied).toContain('Last migration: ');
});

test('the command palette leads an admin to System, and staff is kept out', async ({
  page,
  admin,
}) => {
  await openAs(page, admin.credential, adminPaths.users);
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or type a command' }).fill('system');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Go to System');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('System');
  const staff = await admin.addUser({ role: 'staff' });
  await openAs(page, staff, adminPaths.system);
  await expect(page).toHaveURL(adminPaths.staffDashboard);
});
