import type { Locator } from '@playwright/test';
import { screens } from '../../src/screens';
import { expect, openAs, storedToken, test } from '../admin';
import { expectNoViolations } from '../axe';
import { lastingStatuses } from '../test';

test('the sidebar shows an admin who they are and where they can go', async ({ page, admin }) => {
  const person = await admin.addUser({ role: 'admin' });
  await openAs(page, person, '/admin/dashboard');
  const sidebar = page.getByRole('complementary');
  await expect(sidebar).toContainText(person.name);
  await expect(sidebar.getByText('Admin', { exact: true })).toBeVisible();
  const navigation = sidebar.getByRole('navigation', { name: 'Admin' });
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(navigation.getByRole('link')).toHaveText([
    'Dashboard',
    'Courses (Thinkific)',
    'Udemy Courses',
    'Testimonials',
    'Newsletters',
    'Internal Users',
    'Offerings',
    'Campaigns',
    'Settings',
  ]);

  await test.step('tablets have a sidebar of icons that keep their names', async () => {
    await page.setViewportSize({ width: 900, height: 800 });
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBeLessThanOrEqual(72);
    await page.getByRole('link', { name: 'Internal Users' }).hover();
    await expect(page.getByRole('tooltip', { name: 'Internal Users' })).toBeVisible();
    await sidebar.getByRole('button', { name: 'Expand sidebar' }).click();
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBeGreaterThan(200);
    await sidebar.getByRole('button', { name: 'Collapse sidebar' }).click();
  });

  await test.step('a screen that it leads to has the focus', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await navigation.getByRole('link', { name: 'Dashboard' }).click();
    await navigation.getByRole('link', { name: 'Internal Users' }).click();
    await expect(page).toHaveURL('/admin/users');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('the settings have a menu of their own', async () => {
    await sidebar.getByRole('button', { name: 'Expand sidebar' }).click();
    await navigation.getByRole('link', { name: 'Settings' }).click();
    const settings = page.getByRole('navigation', { name: 'Settings' });
    await settings.getByRole('link', { name: 'Audit Log' }).click();
    await expect(page).toHaveURL('/admin/audit');
    await expect(settings.getByRole('link', { name: 'Audit Log' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.goto('/admin/users');
    await expect(page.getByPlaceholder('Search by name or email...')).toBeVisible();
  });

  await test.step('being offline is said above everything', async () => {
    const bar = page.getByText(
      'You are offline. You cannot save changes until you are back online.',
    );
    const said = await lastingStatuses(page);
    await page.context().setOffline(true);
    await expect(said.filter({ has: bar })).toHaveCount(1);
    await expect(bar).toBeVisible();
    await page.context().setOffline(false);
    await expect(bar).toHaveCount(0);
  });

  await test.step('the theme is the public site’s', async () => {
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    const surface = () => sidebar.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(surface).toBe('rgb(22, 27, 34)');
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  });
});

test('Logout ends the session here and in other tabs', async ({ page, context, admin }) => {
  const person = await admin.addUser({ role: 'admin' });
  await openAs(page, person, '/admin/users');
  const headers = { Authorization: `Bearer ${await storedToken(page)}` };
  const other = await context.newPage();
  await other.goto('/admin/users');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('User Management');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
  expect(await storedToken(page)).toBeNull();
  await expect(other).toHaveURL('/admin/login');
  await expect
    .poll(async () => (await page.request.get('/api/admin/me', { headers })).status())
    .toBe(401);

  await page.goBack();
  await expect(page).toHaveURL('/admin/login');
});

test('at 400 % dialogs are read through', async ({ page, admin }) => {
  const person = await admin.addUser({ role: 'admin' });
  await page.setViewportSize({ width: 320, height: 256 });

  await test.step('with nothing above their fields', async () => {
    await openAs(page, person, `/admin/users?dialog=${person.id}&search=${person.username}`);
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    const email = dialog.getByLabel('Email');
    await expect(email).toHaveValue(person.email);
    const save = dialog.getByRole('button', { name: 'Save' });
    const last = dialog.getByRole('textbox').last();
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    expect(await top(save)).toBeGreaterThan(await top(last));
    await save.click({ trial: true });
    await email.click({ trial: true });
  });
});

test('commands and single keys are reached from the keyboard', async ({ page, admin }) => {
  const person = await admin.addUser();
  await openAs(page, admin.credential, '/admin/dashboard');
  await expect(page.getByRole('region', { name: 'Needs attention' })).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Commands' });
  const field = palette.getByRole('combobox', { name: 'Search or type a command' });
  const selected = palette.getByRole('option', { selected: true });

  await test.step('the first command is in force', async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await expect(selected).toHaveText(/^Go to Dashboard/);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  });

  await test.step('what can be done to the row that the keyboard is on', async () => {
    await page.goto(`/admin/users?search=${person.username}`);
    const row = page.getByRole('row').filter({ hasText: person.username });
    await expect(row).toBeVisible();
    await page.keyboard.press('j');
    await expect(row).toBeFocused();
    await page.keyboard.press('Control+k');
    const actions = palette.getByRole('group', { name: 'This record' }).getByRole('option');
    await expect(actions).toHaveText(
      ['Deactivate', 'Edit', 'Delete'].map((action) => `${action}: ${person.username}`),
    );
    await field.fill('deactivate');
    await expect(selected).toHaveText(`Deactivate: ${person.username}`);
    await page.keyboard.press('Enter');
    await expect(row).toContainText('Inactive');
    await expect(palette).toBeHidden();
  });

  await test.step('it says what could not be searched, and that nothing was found', async () => {
    await page.route('**/api/admin/users?*', (route) => route.fulfill({ status: 503 }));
    await page.keyboard.press('Control+k');
    await field.fill(person.id + person.username);
    await expect(palette.getByRole('alert')).toContainText('Users could not be searched');
    await expect(palette.getByRole('status')).toHaveText('Nothing found');
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await page.unroute('**/api/admin/users?*');
  });

  await test.step('single keys, but not while text is typed', async () => {
    await page.keyboard.press('/');
    const search = page.getByPlaceholder('Search by name or email...');
    await expect(search).toBeFocused();
    await search.fill('');
    await page.keyboard.type('gd?');
    await expect(search).toHaveValue('gd?');
    await expect(page).toHaveURL(/\/admin\/users/);
    await page.getByRole('main').focus();
    for (const { goKey, path } of screens.filter((screen) => screen.goKey)) {
      await page.keyboard.type(`g${goKey}`);
      await expect(page).toHaveURL(path);
    }
    await page.keyboard.type('gn');
    await expect(page).toHaveURL('/admin/newsletters');
  });

  await test.step('the help lists them, and switches them off', async () => {
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help).toContainText('Go to Newsletter Subscriptions');
    await expect(help.locator('kbd', { hasText: 'Shift x' })).toBeVisible();
    await expectNoViolations(page);
    await help.getByRole('checkbox', { name: 'Use single-key shortcuts' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await page.keyboard.type('gd?');
    await page.keyboard.press('Control+k');
    await expect(palette).toBeVisible();
    await expect(help).toBeHidden();
    await expect(page).toHaveURL('/admin/newsletters');
  });

  await test.step('the own account switches them on again', async () => {
    await page.goto('/admin/account');
    const choice = page.getByRole('checkbox', { name: 'Use single-key shortcuts' });
    await expect(choice).not.toBeChecked();
    await choice.check();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
});
