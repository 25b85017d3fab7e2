import { randomUUID } from 'node:crypto';
import { expect, openAs, test, toastOf } from '../admin';

test('a user is found, and another one is added', async ({ page, admin }) => {
  const known = await admin.addUser({ role: 'admin', phone: '+1 555 0199' });
  const added = `new-${randomUUID()}`;
  await openAs(page, admin.credential, '/admin/users');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Management');
  await expect(page.getByText('Manage admin and staff users')).toBeVisible();
  const search = page.getByPlaceholder('Search by name or email...');
  await search.fill(known.username);
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
  const row = page.getByRole('row').filter({ hasText: known.username });
  const { username, name, email } = known;
  await expect(row.getByRole('rowheader')).toHaveText(username);
  const texts = [name, email, 'Admin', '+1 555 0199', 'Active', '-', ''];
  await expect(row.getByRole('cell')).toHaveText(texts);

  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New User' });
  const field = dialog.getByLabel('Username');
  await expect(field).toBeFocused();
  await field.fill(known.username.toUpperCase());
  await dialog.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await dialog.getByLabel('Email').fill(`${added}@example.org`);
  await dialog.getByLabel('Password', { exact: true }).fill('notes on the engine');
  await expect(dialog.getByTitle('Staff')).toBeVisible();
  const answered = page.waitForResponse((response) => response.status() === 409);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const problem = (await (await answered).json()) as { errors: { message: string }[] };
  await expect(field).toHaveAccessibleDescription(problem.errors[0]?.message ?? '');
  await expect(field).toBeFocused();
  await field.fill(added);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(toastOf(page)).toContainText('User created successfully');
  await search.fill(added);
  await expect(page.getByRole('row').filter({ hasText: added })).toContainText('Ada Lovelace');
});

test('a user is edited, and only what was changed is sent', async ({ page, admin }) => {
  const person = await admin.addUser({ phone: '+1 555 0123' });
  await openAs(page, admin.credential, `/admin/users?search=${person.username}`);
  await page.getByRole('button', { name: `Edit ${person.username}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await expect(dialog.getByLabel('Username')).toBeDisabled();
  await expect(dialog.getByLabel('Username')).toHaveAccessibleDescription(
    'Username cannot be changed',
  );
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Leave blank to keep current password',
  );
  await dialog.getByLabel('Name', { exact: true }).fill('Grace Hopper');
  await dialog.getByLabel('Phone').clear();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect((await sent).postDataJSON()).toEqual({ name: 'Grace Hopper', phone: '' });
  await expect(dialog).toBeHidden();
  await expect(toastOf(page)).toContainText('User updated successfully');
  await expect(page.getByRole('row').filter({ hasText: person.username })).toContainText(
    'Grace Hopper',
  );
});

test('a user is deactivated, and deleted after a question that names them', async ({
  page,
  admin,
}) => {
  const person = await admin.addUser({ name: 'Grace Hopper' });
  await openAs(page, admin.credential, `/admin/users?search=${person.username}`);
  await page.getByRole('button', { name: `Deactivate ${person.username}` }).click();
  await expect(toastOf(page)).toContainText(`${person.username} is inactive`);
  await expect(page.getByRole('cell', { name: 'Inactive', exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Delete ${person.username}` }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question).toContainText(person.username);
  await expect(question).toContainText('Grace Hopper');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
  await expect(toastOf(page)).toContainText('User deleted successfully');
  await expect(page.getByText('No users found')).toBeVisible();
});
