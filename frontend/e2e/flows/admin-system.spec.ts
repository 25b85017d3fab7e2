import { adminPaths } from '../../src/paths';
import { expect, openAs, test, toastOf } from '../admin';
import { expectNoFault, expectNoFaultAtAnyWidth } from '../axe';

test('the screen System is copied for support by the keyboard', async ({ page, admin }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, admin.credential, adminPaths.system);
  await expect(page.getByRole('region', { name: 'Database' })).toBeVisible();
  await expectNoFaultAtAnyWidth(page);
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

test('System shows what browsers have blocked, until an admin clears it', async ({
  page,
  admin,
}) => {
  const part = page.getByRole('region', { name: 'Blocked by browsers' });

  await test.step('once a browser has told of it', async () => {
    await page.goto('/courses');
    const told = page.waitForResponse('**/api/csp-reports');
    await page.evaluate(() => {
      const widget = new Image();
      widget.src = 'https://widgets.example.net/button.png?visitor=7';
      document.body.append(widget);
    });
    expect((await told).status()).toBe(204);
    await openAs(page, admin.credential, adminPaths.system);
    const line = part.getByRole('row').filter({ hasText: 'On /courses' });
    await expect(line).toContainText('https://widgets.example.net by img-src');
    await expect(part).not.toContainText('visitor');
    await expectNoFaultAtAnyWidth(page);
  });

  await test.step('by the keyboard, after a question', async () => {
    await part.getByRole('button', { name: 'Clear Reports' }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Clear the reports?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectNoFault(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(toastOf(page)).toContainText('Reports cleared');
    await expect(part).toContainText('Nothing was blocked');
    await expect(question).toBeHidden();
    await expectNoFault(page);
  });
});
