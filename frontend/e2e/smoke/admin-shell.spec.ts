import { expect, openAs, test } from '../admin';

test('on a phone the sidebar is behind a menu button', async ({ page, admin }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openAs(page, admin.credential, '/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Internal Users' })).toBeHidden();
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();

  await page.keyboard.press('Enter');
  await drawer.getByRole('link', { name: 'Internal Users' }).click();
  await expect(page).toHaveURL('/admin/users');
  await expect(drawer).toBeHidden();
});

test('the palette leads to screens and records', async ({ page, admin }) => {
  const person = await admin.addUser();
  await openAs(page, admin.credential, '/admin/dashboard');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  const field = palette.getByRole('combobox', { name: 'Search or type a command' });
  const selected = palette.getByRole('option', { selected: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expect(selected).toHaveText(/^Go to Dashboard/);
  await page.keyboard.press('ArrowDown');
  await expect(selected).toHaveText(/^Go to Courses \(Thinkific\)/);
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await selected.getAttribute('id')) ?? '',
  );
  await page.keyboard.type('internal');
  await expect(selected).toHaveText('Go to Internal Usersg u');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/users');
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+k');
  await field.fill(person.username);
  await expect(palette.getByRole('group', { name: 'Users' }).getByRole('option')).toContainText(
    person.username,
  );
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Edit User' });
  await expect(form.getByLabel('Email')).toHaveValue(person.email);
});
