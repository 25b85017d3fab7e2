import { randomUUID } from 'node:crypto';
import { openAs, toastOf, tokenOf } from '../admin';
import { expireAuthentication } from '../mail-times';
import { ADMIN, expect, test } from '../own-product';

test('an action that requires re-authentication asks for it, then continues', async ({
  page,
  request,
  product,
}) => {
  const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const add = async (username: string) => {
    const person = { username, name: username, password: 'a long sentence', role: 'admin' };
    const data = { ...person, email: `${username}@example.org` };
    expect((await request.post('/api/admin/users', { headers, data })).ok()).toBe(true);
    return person;
  };
  const id = randomUUID().slice(0, 8);
  const admin = await add(`admin-${id}`);
  const { username } = await add(`other-${id}`);
  await openAs(page, admin, `/admin/users?search=${username}`);
  await expireAuthentication(product.databaseUrl, admin.username);

  await page.getByRole('button', { name: `Delete ${username}` }).click();
  await page
    .getByRole('dialog', { name: 'Are you sure?' })
    .getByRole('button', { name: 'Delete' })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  const password = dialog.getByLabel('Current password');
  await expect(password).toBeFocused();
  await page.keyboard.type('not it');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription('This is not your current password');
  await password.fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(toastOf(page)).toContainText(`${username} is deleted`);
  await expect(page.getByText('No users found')).toBeVisible();
});
