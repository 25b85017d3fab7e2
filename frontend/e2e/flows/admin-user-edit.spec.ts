import type { Page } from '@playwright/test';
import { expect, openAs, test, toastOf, tokenOf } from '../admin';
import { hold } from '../test';

const rowOf = (page: Page, username: string) => page.getByRole('row').filter({ hasText: username });
const cell = (page: Page, name: string) =>
  page
    .getByRole('cell', { name, exact: true })
    .or(page.getByRole('rowheader', { name, exact: true }));

test('a user who is edited stays as others have changed them, and changes are taken back', async ({
  page,
  admin,
}) => {
  const person = await admin.addUser({ name: 'Grace Hopper' });
  await openAs(page, admin.credential, `/admin/users?search=${person.username}`);

  await test.step('judges a new password', async () => {
    await page.getByRole('button', { name: `Edit ${person.username}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    const password = dialog.getByLabel('Password', { exact: true });
    await expect(password).toHaveValue('');
    await password.fill('short');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(password).toHaveAccessibleDescription(/Password must be at least 6 characters/);
    await password.fill('long enough');
    const changed = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await dialog.getByRole('button', { name: 'Save' }).click();
    expect((await changed).ok()).toBe(true);
    await expect(dialog).toBeHidden();
  });

  await test.step('leaves what somebody else has changed since the list came', async () => {
    await admin.updateUser(person.id, { role: 'admin', email: `new-${person.email}` });
    await page.getByRole('button', { name: `Edit ${person.username}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    await dialog.getByLabel('Phone').fill('+1 555 0124');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    const { headers } = admin;
    const answer = await page.request.get(`/api/admin/users/${person.id}`, { headers });
    expect(await answer.json()).toMatchObject({
      role: 'admin',
      email: `new-${person.email}`,
      phone: '+1 555 0124',
    });
    await admin.updateUser(person.id, { role: 'staff' });
  });

  await test.step('signs the person out on every device, and leaves the form open', async () => {
    const token = await tokenOf(page.request, {
      username: person.username,
      password: 'long enough',
    });
    const status = async () => {
      const headers = { Authorization: `Bearer ${token}` };
      return (await page.request.get('/api/admin/me', { headers })).status();
    };
    expect(await status()).toBe(200);
    await page.getByRole('button', { name: `Edit ${person.username}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await expect(toastOf(page)).toContainText('Grace Hopper is signed out on every device');
    expect(await status()).toBe(401);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('deactivates, activates, and deletes after a question that names the user', async () => {
    const deactivate = page.getByRole('button', { name: `Deactivate ${person.username}` });
    await deactivate.hover();
    await expect(page.getByRole('tooltip', { name: 'Deactivate' })).toBeVisible();
    await deactivate.click();
    await expect(toastOf(page)).toContainText('User status updated');
    await expect(toastOf(page)).toContainText(`${person.username} is inactive`);
    await expect(cell(page, 'Inactive')).toBeVisible();
    await page.keyboard.press('u');
    await expect(toastOf(page)).toContainText(`${person.username} was restored`);
    await expect(cell(page, 'Active')).toBeVisible();
    await deactivate.click();
    await expect(cell(page, 'Inactive')).toBeVisible();
    await page.getByRole('button', { name: `Activate ${person.username}` }).click();
    await expect(cell(page, 'Active')).toBeVisible();

    // The API keeps the last change of a user alone.
    const undos: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/undo')) undos.push(request.url());
    });
    await page.keyboard.press('u');
    await expect(cell(page, 'Inactive')).toBeVisible();
    await page.keyboard.press('u');
    await page.getByRole('button', { name: `Activate ${person.username}` }).click();
    await expect(cell(page, 'Active')).toBeVisible();
    expect(undos).toHaveLength(1);

    // Another admin is faster.
    await admin.toggleActive(person.id);
    await deactivate.click();
    await expect(toastOf(page)).toContainText(`${person.username} is inactive already`);
    await expect(cell(page, 'Inactive')).toBeVisible();
    await page.getByRole('button', { name: `Activate ${person.username}` }).click();
    await expect(toastOf(page)).toContainText(`${person.username} is active`);
    await expect(cell(page, 'Active')).toBeVisible();

    const remove = page.getByRole('button', { name: `Delete ${person.username}` });
    await remove.click();
    const question = page.getByRole('dialog', { name: 'Are you sure?' });
    await expect(question).toContainText(person.username);
    await expect(question).toContainText('Grace Hopper');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();

    await remove.click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question).toBeHidden();
    await expect(toastOf(page)).toContainText('User deleted successfully');
    await expect(toastOf(page)).toContainText(`${person.username} is deleted`);
    await expect(page.getByText('No users found')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();

    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(rowOf(page, person.username)).toContainText('Grace Hopper');
    await remove.click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No users found')).toBeVisible();
    await admin.addUser({ username: person.username });
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toastOf(page)).toContainText('Failed to undo');
    await expect(toastOf(page)).toContainText(`has the username of ${person.username} by now`);
  });
});

test('a user who comes late is edited from the first field that can be changed', async ({
  page,
  admin,
}) => {
  const person = await admin.addUser();
  const release = await hold(page, `**/api/admin/users/${person.id}`);
  await openAs(page, admin.credential, `/admin/users?search=nobody&dialog=${person.id}`);
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  release();
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
});

test('nobody deactivates or deletes themselves, and a new name shows in the sidebar', async ({
  page,
  admin,
}) => {
  const person = await admin.addUser({ role: 'admin' });
  await openAs(page, person, `/admin/users?search=${person.username}`);
  const own = rowOf(page, person.username);
  await expect(own.getByRole('button', { name: /^Deactivate/ })).toBeDisabled();
  await expect(own.getByRole('button', { name: /^Delete/ })).toBeDisabled();
  await expect(own.getByRole('button', { name: /^Edit/ })).toBeEnabled();

  await own.getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
  await dialog.getByLabel('Name', { exact: true }).fill('Katherine Johnson');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('complementary')).toContainText('Katherine Johnson');
});
