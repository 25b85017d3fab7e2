import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { UserListDto } from '../../src/api/generated/model/userListDto';
import { expect, openAs, test } from '../admin';
import { expectNoFaultAtAnyWidth } from '../axe';
import { hold } from '../test';

const rowOf = (page: Page, username: string) => page.getByRole('row').filter({ hasText: username });
const search = (page: Page) => page.getByPlaceholder('Search by name or email...');
const cell = (page: Page, name: string) => page.getByRole('cell', { name, exact: true });

async function chooseRole(page: Page, label: string) {
  await page.getByRole('combobox', { name: 'Filter users' }).click();
  await page.getByRole('option', { name: label }).click();
}

test('lists users after grey rows and a second try, and filters them by role', async ({
  page,
  admin,
}) => {
  const active = await admin.addUser({ role: 'admin', phone: '+1 555 0199' });
  const inactive = await admin.addUser();
  await admin.toggleActive(inactive.id);

  await test.step('shows five grey rows first, and an error with a second try', async () => {
    await page.route('**/api/admin/users*', (route) => route.fulfill({ status: 503 }));
    await openAs(page, admin.credential, `/admin/users?search=${active.username}`);
    await expect(page.getByText('We could not load the users')).toBeVisible();
    await page.unroute('**/api/admin/users*');
    const release = await hold(page, '**/api/admin/users*');
    await page.getByRole('button', { name: 'Try again' }).click();
    const loading = page.getByRole('status', { name: 'Loading...' });
    await expect(loading.locator('tbody').getByRole('row')).toHaveCount(5);
    release();
    await expect(loading).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  });

  await test.step('says so when it is not known who is invited', async () => {
    await page.route('**/api/admin/invitations*', (route) => route.fulfill({ status: 503 }));
    await page.reload();
    const fault = page.getByRole('alert').filter({ hasText: 'pending invitations' });
    await expect(fault).toBeVisible();
    await expectNoFaultAtAnyWidth(page);
    await page.unroute('**/api/admin/invitations*');
    await fault.getByRole('button', { name: 'Try again' }).click();
    await expect(fault).toHaveCount(0);
  });

  await test.step('and when it is not known which mails somebody got', async () => {
    await page.route('**/api/admin/users/*/mails', (route) => route.fulfill({ status: 503 }));
    await rowOf(page, active.username).getByRole('button', { name: /^Edit/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    await expect(dialog.getByRole('alert')).toContainText('We could not load the mails');
    await page.unroute('**/api/admin/users/*/mails');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('shows every column of a user, and says so when nobody is found', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Management');
    await expect(page.getByText('Manage admin and staff users')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText([
      'Username',
      'Name',
      'Email',
      'Role',
      'Phone',
      'Status',
      'Courses',
      'Actions',
    ]);
    const { username, name, email } = active;
    await expect(rowOf(page, username).getByRole('cell')).toHaveText([
      username,
      name,
      email,
      'Admin',
      '+1 555 0199',
      'Active',
      '-',
      '',
    ]);

    const noCourses = rowOf(page, username).getByText('-', { exact: true });
    await expect(noCourses).toBeVisible();
    await page.setViewportSize({ width: 375, height: 800 });
    await expect(noCourses).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });

    await search(page).fill(inactive.username);
    const cells = rowOf(page, inactive.username).getByRole('cell');
    await expect(cells.nth(3)).toHaveText('Staff');
    await expect(cells.nth(4)).toHaveText('-');
    await expect(cells.nth(5)).toHaveText('Inactive');

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
    const sort = page.getByRole('columnheader', { name: 'Role' }).getByRole('button');
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
    await expect(sort).toHaveAccessibleDescription('Sorted: staff first');
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

test('Back from a search leads to the page that was shown before it', async ({ page, admin }) => {
  await page.route('**/api/admin/users?*', async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as UserListDto;
    const isSearch = new URL(route.request().url()).searchParams.has('search');
    const pagination = { ...list.pagination, total: isSearch ? 1 : 150, pages: isSearch ? 1 : 3 };
    await route.fulfill({ json: { ...list, pagination } });
  });
  await openAs(page, admin.credential, '/admin/users');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/admin/users?page=2');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 3 of 3')).toBeVisible();
  await search(page).fill(admin.credential.username);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await expect(page).toHaveURL('/admin/users?page=2');
});

test('a form says that its user is gone, or does not come', async ({ page, admin }) => {
  const [gone, { id, username }] = [await admin.addUser(), await admin.addUser()];
  const { headers } = admin;
  expect((await page.request.delete(`/api/admin/users/${gone.id}`, { headers })).ok()).toBe(true);
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await openAs(page, admin.credential, `/admin/users?dialog=${gone.id}`);
  await expect(dialog.getByRole('alert')).toContainText('There is no such user');
  await expectNoFaultAtAnyWidth(page);
  await dialog.getByRole('button', { name: 'Back to the list' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/admin/users');
  await page.keyboard.press('j');
  await expect(page.getByRole('row').and(page.locator('[aria-current]'))).toHaveCount(1);
  await page.goto(`/admin/users?dialog=courses-${gone.id}`);
  await expect(dialog.getByRole('alert')).toContainText('There is no such user');

  await page.route(`**/api/admin/users/${id}`, (route) => route.abort());
  // After the list, and before the code of the dialog.
  const fail = await hold(page, `**/api/admin/users/${id}`);
  const release = await hold(page, '**/assets/UserDialogs-*.js');
  await page.goto(`/admin/users?search=nobody-of-that-name&dialog=${id}`);
  await expect(page.getByText('No users found')).toBeVisible();
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(id));
  fail();
  await failed;
  release();
  await expect(dialog.getByRole('alert')).toContainText('We could not load the user');
  await page.unroute(`**/api/admin/users/${id}`);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByLabel('Username')).toHaveValue(username);

  await page.route(`**/api/admin/users/${id}`, (route) => route.abort());
  await page.goto(`/admin/users?search=nobody-of-that-name&dialog=courses-${id}`);
  await expect(dialog.getByRole('alert')).toContainText('We could not load the user');
  await page.unroute(`**/api/admin/users/${id}`);
  const answer = await hold(page, `**/api/admin/users/${id}`);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  answer();
  await expect(page.getByRole('dialog', { name: /^Courses of / })).toBeVisible();
});

test('says what failed where only the invitations do not come', async ({ page, admin }) => {
  const json = { detail: 'The database is away.' };
  await page.route('**/api/admin/invitations?*', (route) => route.fulfill({ status: 503, json }));
  await openAs(page, admin.credential, '/admin/users');
  const fault = page.getByRole('alert');
  await expect(fault).toContainText(
    'We could not load the pending invitations. The database is away.',
  );
  await page.unroute('**/api/admin/invitations?*');
  await fault.getByRole('button', { name: 'Try again' }).click();
  await expect(fault).toHaveCount(0);
});
