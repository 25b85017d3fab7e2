import type { Page } from '@playwright/test';
import { expect, fillNewUser, openAs, signIn, test } from '../admin';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add New User' });

/** Opens the form of a new user under a filtered list and types into it. */
async function typeIntoForm(page: Page) {
  await page.getByRole('button', { name: 'Add User' }).click();
  await fillNewUser(dialog(page));
}

test('a session that ends leads through the login back to the list and the text of an edit', async ({
  page,
  admin,
}) => {
  const person = await admin.addUser({ role: 'admin' });
  const other = await admin.addUser();
  await openAs(page, person, '/admin/users?role=staff');

  await test.step('to the list that was read', async () => {
    await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
    await admin.updateUser(person.id, { password: 'another password' });
    await page.getByPlaceholder('Search by name or email...').fill(other.username);
    await expect(page).toHaveURL('/admin/login');

    await signIn(page, { ...person, password: 'another password' });
    await expect(page).toHaveURL(`/admin/users?search=${other.username}&role=staff`);
    await expect(page.getByRole('cell', { name: other.name })).toBeVisible();
  });

  await test.step('to the text of a user who was edited', async () => {
    await page.getByRole('button', { name: `Edit ${other.username}` }).click();
    const form = page.getByRole('dialog', { name: 'Edit User' });
    await form.getByLabel('Name', { exact: true }).fill('A name not saved yet');

    await admin.updateUser(person.id, { password: 'another password' });
    await form.getByRole('button', { name: 'Save' }).click();
    await signIn(page, { ...person, password: 'another password' });
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('A name not saved yet');
    await expect(form.getByRole('alert')).toContainText(
      /^Unsaved changes from \d\d:\d\d were restored/,
    );

    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('cell', { name: 'A name not saved yet' })).toBeVisible();
  });

  await test.step('which somebody else does not see', async () => {
    await typeIntoForm(page);
    await admin.updateUser(person.id, { password: 'another password' });
    await dialog(page).getByRole('button', { name: 'Save' }).click();

    await signIn(page, admin.credential);
    await expect(dialog(page).getByLabel('Username')).toHaveValue('');
    await expect(dialog(page).getByLabel('Password', { exact: true })).toHaveValue('');
  });
});

test('a session that another tab ends and begins again keeps the text', async ({
  page,
  context,
  admin,
}) => {
  const person = await admin.addUser({ role: 'admin' });
  await openAs(page, person, '/admin/users');
  await typeIntoForm(page);
  const other = await context.newPage();
  await other.goto('/admin/dashboard');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');

  await signIn(other, person);
  await expect(dialog(page).getByLabel('Username')).toHaveValue('grace');
});

test('Back from a form with typed text asks before the text is lost', async ({ page, admin }) => {
  const person = await admin.addUser();
  await openAs(page, admin.credential, `/admin/users?search=${person.username}`);
  await page.getByRole('button', { name: `Edit ${person.username}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit User' });
  await form.getByLabel('Name', { exact: true }).fill('A name not saved yet');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('A name not saved yet');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('cell', { name: 'A name not saved yet' })).toBeVisible();

  await page.getByRole('button', { name: 'Add User' }).click();
  await dialog(page).getByLabel('Username').fill('grace');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Add User' }).click();
  await expect(dialog(page).getByLabel('Username')).toHaveValue('');
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
});
