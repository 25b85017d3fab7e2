import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, openAs, test } from '../admin';

const rowOf = (page: Page, username: string) => page.getByRole('row').filter({ hasText: username });
const search = (page: Page) => page.getByPlaceholder('Search by name or email...');
const cell = (page: Page, name: string) =>
  page
    .getByRole('cell', { name, exact: true })
    .or(page.getByRole('rowheader', { name, exact: true }));

async function chooseRole(page: Page, label: string) {
  await page.getByRole('combobox', { name: 'Filter users' }).click();
  await page.getByRole('option', { name: label }).click();
}

test('users are filtered by figure and by role, and sorted', async ({ page, admin }) => {
  const active = await admin.addUser({ role: 'admin', phone: '+1 555 0199' });
  const inactive = await admin.addUser();
  await admin.toggleActive(inactive.id);

  await test.step('says so when nobody is found', async () => {
    await openAs(page, admin.credential, `/admin/users?search=${active.username}`);
    const { username } = active;
    const noCourses = rowOf(page, username).getByText('-', { exact: true });
    await expect(noCourses).toBeVisible();
    await page.setViewportSize({ width: 375, height: 800 });
    await expect(page.getByText(active.email)).toBeVisible();
    await expect(noCourses).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });

    await search(page).fill(inactive.username);
    const cells = rowOf(page, inactive.username).getByRole('cell');
    await expect(cells.nth(2)).toHaveText('Staff');
    await expect(cells.nth(3)).toHaveText('-');
    await expect(cells.nth(4)).toHaveText('Inactive');

    await search(page).fill(randomUUID());
    await expect(page.getByText('No users found')).toBeVisible();
  });

  await test.step('a figure is a filter, which the selects show', async () => {
    const figure = page.getByRole('main').getByRole('link', { name: /^Inactive/ });
    await figure.click();
    await expect(page).toHaveURL('/admin/users?state=inactive');
    await expect(figure).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('combobox', { name: 'Status' })).toBeVisible();
    await expect(page.getByTitle('Inactive', { exact: true })).toBeVisible();
    await expect(cell(page, inactive.username)).toBeVisible();
    await expect(cell(page, active.username)).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Users/ })
      .click();
    await expect(cell(page, active.username)).toBeVisible();
  });

  await test.step('filters by role, and Back takes the filter away', async () => {
    const name = `Filter ${randomUUID()}`;
    const boss = await admin.addUser({ name, role: 'admin' });
    const clerk = await admin.addUser({ name, role: 'staff' });
    await search(page).fill(name);
    await expect(page.getByRole('row')).toHaveCount(3);
    const roles = page.getByRole('row').getByText(/^(Admin|Staff)$/);
    const sort = page.getByRole('columnheader', { name: 'Role' });
    await sort.click();
    await expect(roles).toHaveText(['Admin', 'Staff']);
    const asked = page.waitForRequest(
      (request) => new URL(request.url()).searchParams.get('order') === 'role-desc',
    );
    await sort.click();
    expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toMatchObject({
      page: '1',
      limit: '50',
      search: name,
    });
    await expect(roles).toHaveText(['Staff', 'Admin']);
    await expect(sort).toHaveAccessibleName('Role sorted: staff first');
    await page.getByRole('combobox', { name: 'Filter users' }).click();
    await expect(page.getByRole('option')).toHaveText(['All Roles', 'Admin', 'Staff']);
    await page.keyboard.press('Escape');

    await chooseRole(page, 'Staff');
    await expect(page).toHaveURL(/[?&]role=staff/);
    await expect(cell(page, boss.username)).toHaveCount(0);
    await expect(cell(page, clerk.username)).toBeVisible();

    await page.goBack();
    await expect(cell(page, boss.username)).toBeVisible();
    await expect(page).not.toHaveURL(/role=/);
  });

  await test.step('Enter and e open the form of the row, # asks before it deletes', async () => {
    await page.getByRole('heading', { level: 1 }).click();
    for (const key of ['Enter', 'e']) {
      await page.keyboard.press('j');
      await expect(page.locator('tr[aria-current]')).toBeFocused();
      await page.keyboard.press(key);
      const dialog = page.getByRole('dialog', { name: 'Edit User' });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.locator('tr[aria-current]')).toBeFocused();
    }
    await page.keyboard.press('#');
    const question = page.getByRole('dialog', { name: 'Are you sure?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
  });

  await test.step('a page behind the last turns back, and a form opens beside another page', async () => {
    await openAs(page, admin.credential, `/admin/users?page=999&dialog=${active.id}`);
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    await expect(dialog.getByLabel('Username')).toHaveValue(active.username);
    await expect(page).not.toHaveURL(/page=999/);
  });
});
