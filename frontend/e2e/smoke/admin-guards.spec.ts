import { expect, fillNewUser, openAs, signIn, storedToken, test } from '../admin';

test('the back office opens after a login, and closes with a logout', async ({ page, admin }) => {
  const address = '/admin/users?role=staff&search=mar';
  await page.goto(address);
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByRole('region', { name: 'Sample credential' })).toContainText(
    `${admin.credential.username} / ${admin.credential.password}`,
  );
  await signIn(page, admin.credential);
  await expect(page).toHaveURL(address);
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto('/admin/staff-dashboard');
  await expect(page).toHaveURL('/admin/dashboard');
  expect(await storedToken(page)).toBeTruthy();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login');
  expect(await storedToken(page)).toBeNull();
});

test('staff who ask for a screen of admins see their own, and an unknown address is not found', async ({
  page,
  admin,
}) => {
  await page.goto('/admin/no-such-screen');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await openAs(page, await admin.addUser({ role: 'staff' }), '/admin/courses');
  await expect(page).toHaveURL('/admin/staff-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'My Udemy Courses' })).toBeVisible();
  await page.goto('/admin/users/no-such-screen');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test('a session that ends leads through the login back to the form, with its text', async ({
  page,
  admin,
}) => {
  const person = await admin.addUser({ role: 'admin' });
  await openAs(page, person, '/admin/users?role=staff');
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New User' });
  await fillNewUser(dialog);
  const address = page.url();

  await admin.updateUser(person.id, { password: 'another password' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText('Sign in to continue where you were.')).toBeVisible();
  await signIn(page, { ...person, password: 'another password' });
  await expect(page).toHaveURL(address);
  await expect(dialog.getByLabel('Username')).toHaveValue('grace');
  // And not the button that would throw it away.
  await expect(dialog.getByLabel('Username')).toBeFocused();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Grace Hopper');
  await expect(dialog.getByLabel('Email')).toHaveValue('grace@example.org');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('first compiler');
});
