import { randomUUID } from 'node:crypto';
import { expect, openAs, signIn, test, toastOf } from '../admin';
import { heading, openMail } from '../message-pages';

test('somebody is invited by mail, and becomes a user', async ({ page, admin }) => {
  const id = randomUUID().slice(0, 8);
  const email = `${id}@example.org`;
  await openAs(page, admin.credential, '/admin/users');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a user' });
  await dialog.getByLabel('Name').fill(`Maria ${id}`);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
  await expect(toastOf(page)).toContainText(`We sent an email to ${email}`);
  const invited = page.getByRole('region', { name: /^Pending invitations/ });
  await expect(invited.getByRole('row').filter({ hasText: email })).toContainText('Email sent');

  await openMail(page, email);
  await page.locator('pre').getByRole('link').click();
  await expect(heading(page)).toHaveText(`Welcome, Maria ${id}`);
  await page.getByLabel('Username').fill(`user-${id}`);
  await page.getByLabel('Password', { exact: true }).fill('horse battery');
  await page.getByLabel('Repeat password').fill('horse battery');
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(heading(page)).toHaveText('Welcome');
  await page.evaluate(() => localStorage.clear());
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, { username: `user-${id}`, password: 'horse battery' });
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});

test('a forgotten password is replaced by mail', async ({ page, admin }) => {
  const person = await admin.addUser();
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(heading(page)).toHaveText('Forgot your password?');
  await page.getByLabel('Email or username').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(heading(page)).toHaveText('Look at your mail');

  await openMail(page, person.email);
  await page.locator('pre').getByRole('link').click();
  await expect(heading(page)).toHaveText('Choose a new password');
  await page.getByLabel('Password', { exact: true }).fill('horse battery');
  await page.getByLabel('Repeat password').fill('horse battery');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(heading(page)).toHaveText('Your new password is set');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, { username: person.username, password: 'horse battery' });
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});

test('a new address of the own account counts once its mail confirms it', async ({
  page,
  admin,
}) => {
  const person = await admin.addUser();
  const fresh = `${randomUUID().slice(0, 8)}@example.com`;
  await openAs(page, person, '/admin/account');
  const form = page.getByRole('form', { name: 'Email' });
  await form.getByLabel('Email').fill(fresh);
  await form.getByLabel('Current password').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText(`Open the link in the email to ${fresh}`);
  await expect(page.getByRole('region', { name: 'New email' })).toContainText(`${fresh} before`);

  await openMail(page, fresh);
  await page.locator('pre').getByRole('link').click();
  await expect(heading(page)).toHaveText('Confirm your new address');
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(heading(page)).toHaveText('Your new address is confirmed');
  await openMail(page, person.email);
  await expect(page.locator('pre')).toContainText(`is now ${fresh}`);
  await page.goto('/admin/account');
  await expect(form.getByLabel('Email')).toHaveValue(fresh);
});
