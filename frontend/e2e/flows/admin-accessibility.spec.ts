import { randomUUID } from 'node:crypto';
import { expect, openAs, test, toastOf } from '../admin';
import { expectNoViolations } from '../axe';

test.describe('in either theme axe finds no violations', () => {
  test('on the login screen', async ({ page }) => {
    await page.goto('/admin/login');
    await expect(page.getByRole('region', { name: 'Sample credential' })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expectNoViolations(page);
  });

  test('on the dashboards', async ({ page, admin }) => {
    await openAs(page, admin.credential, '/admin/dashboard');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expectNoViolations(page);
    await openAs(page, await admin.addUser(), '/admin/staff-dashboard');
    await expect(page.getByText('No courses assigned yet')).toBeVisible();
    await expectNoViolations(page);
  });

  test('on users of every kind, in a confirmation, and in a form', async ({ page, admin }) => {
    const name = `Kind ${randomUUID()}`;
    const person = await admin.addUser({ name, role: 'admin' });
    await admin.toggleActive((await admin.addUser({ name })).id);
    await openAs(page, admin.credential, `/admin/users?search=${encodeURIComponent(name)}`);
    await expect(page.getByRole('row')).toHaveCount(3);
    await expectNoViolations(page);

    await page.getByRole('button', { name: `Delete ${person.username}` }).click();
    const question = page.getByRole('dialog', { name: 'Are you sure?' });
    await expect(question).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();

    await page.getByPlaceholder('Search by name or email...').fill(randomUUID());
    await expect(page.getByText('No users found')).toBeVisible();
    await expectNoViolations(page);

    await page.getByRole('button', { name: 'Add User' }).click();
    const form = page.getByRole('dialog', { name: 'Add New User' });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Name is required')).toBeVisible();
    await expectNoViolations(page);
    await form.getByRole('combobox', { name: 'Role' }).click();
    await expect(form.getByRole('option', { name: 'Staff' })).toBeVisible();
    await expectNoViolations(page);
    await form.getByRole('option', { name: 'Admin' }).click();
    // Until they are gone, Escape is for the options.
    await expect(form.getByRole('option', { name: 'Admin' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Discard changes?' })).toBeVisible();
    await expectNoViolations(page);
  });

  test('on a phone, in its drawer, and in the sidebar of icons', async ({ page, admin }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openAs(page, admin.credential, '/admin/users');
    await expect(page.getByRole('group', { name: 'Users' }).getByRole('listitem')).not.toHaveCount(
      0,
    );
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(page.getByRole('link', { name: 'Internal Users' })).toBeVisible();
    await expectNoViolations(page);
  });
});

test('a user is added from the keyboard alone', async ({ page, admin }) => {
  const username = `keys-${randomUUID()}`;
  await openAs(page, admin.credential, `/admin/users?search=${username}`);
  await expect(page.getByText('No users found')).toBeVisible();
  await page.getByRole('button', { name: 'Add User' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add New User' });
  await expect(dialog.getByLabel('Username')).toBeFocused();
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ada Lovelace');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${username}@example.org`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('notes on the engine');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Show' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('combobox', { name: 'Role' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Role' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await page.keyboard.press('Tab');
  await page.keyboard.type('+1 555 0142');

  for (const name of ['Cancel', 'Save']) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('User created successfully');
  await expect(page.getByRole('row').filter({ hasText: username })).toContainText('Admin');
  await expect(page.getByRole('button', { name: 'Add User' })).toBeFocused();
});
