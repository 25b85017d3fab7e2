import { randomUUID } from 'node:crypto';
import { expect, openAs, test, toastOf } from '../admin';

test('a new user’s faults are named, what is unsaved asks, and what is right is added', async ({
  page,
  admin,
}) => {
  const taken = await admin.addUser();
  const added = `new-${randomUUID()}`;
  await openAs(page, admin.credential, `/admin/users?search=${added}&dialog=new`);
  const dialog = page.getByRole('dialog', { name: 'Add New User' });
  const save = dialog.getByRole('button', { name: 'Save' });
  const username = dialog.getByLabel('Username');

  await test.step('Save works at the first click, from a field that is not right', async () => {
    await dialog.getByLabel('Phone').focus();
    await username.focus();
    await save.click();
    await expect(dialog.getByText('Name is required')).toBeVisible();
  });

  await test.step('each fault is named, and the focus is on the first', async () => {
    await username.fill('ab');
    await dialog.getByLabel('Email').fill('nobody');
    await dialog.getByLabel('Password', { exact: true }).fill('12345');
    await save.click();
    await expect(username).toBeFocused();
    for (const [label, message] of [
      ['Username', 'Username must be at least 3 characters'],
      ['Name', 'Name is required'],
      ['Email', 'Invalid email address'],
      ['Password', 'Password must be at least 6 characters'],
    ] as const) {
      const field = dialog.getByLabel(label, { exact: true });
      await expect(field).toHaveAccessibleDescription(message);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
  });

  await test.step('what the server refuses is said at the field', async () => {
    await username.fill(taken.username.toUpperCase());
    await dialog.getByLabel('Name', { exact: true }).fill('Somebody Else');
    await dialog.getByLabel('Email').fill(`${randomUUID()}@example.org`);
    await dialog.getByLabel('Password', { exact: true }).fill('a good password');
    const answered = page.waitForResponse((response) => response.status() === 409);
    await save.click();
    const problem = (await (await answered).json()) as {
      detail: string;
      errors: { field: string; message: string }[];
    };
    await expect(toastOf(page)).toContainText(problem.detail);
    expect(problem.errors).toMatchObject([{ field: 'username' }]);
    await expect(username).toBeFocused();
    await expect(username).toHaveAccessibleDescription(problem.errors[0]?.message ?? '');
  });

  await test.step('unsaved changes ask before they are thrown away', async () => {
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Discard changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(username).toHaveValue(taken.username.toUpperCase());
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Add User' }).click();
    await expect(username).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('adds the user', async () => {
    await page.getByRole('button', { name: 'Add User' }).click();
    await expect(username).toBeFocused();
    await username.fill(added);
    await dialog.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
    await dialog.getByLabel('Email').fill(`${added}@example.org`);
    await dialog.getByLabel('Password', { exact: true }).fill('notes on the engine');
    await expect(dialog.getByTitle('Staff')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Admin' }).click();

    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/admin/users'),
    );
    await dialog.getByRole('button', { name: 'Save' }).click();
    expect((await sent).postDataJSON()).toEqual({
      username: added,
      name: 'Ada Lovelace',
      email: `${added}@example.org`,
      password: 'notes on the engine',
      role: 'admin',
      phone: '',
    });
    await expect(dialog).toBeHidden();
    await expect(toastOf(page)).toContainText('User created successfully');
    await expect(page.getByRole('row').filter({ hasText: added })).toContainText('Ada Lovelace');
    await expect(page.getByRole('button', { name: 'Add User' })).toBeFocused();
  });
});
