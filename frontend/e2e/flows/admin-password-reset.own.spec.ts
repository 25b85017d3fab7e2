import { randomUUID } from 'node:crypto';
import { signIn, tokenOf } from '../admin';
import { expectNoViolations } from '../axe';
import { heading, openMail, showIn } from '../message-pages';
import { ADMIN, expect, test } from '../own-product';
import { lastingStatuses } from '../test';

test('the pages and the mail for a forgotten password say what is weak, in either theme', async ({
  page,
  request,
}) => {
  const id = randomUUID().slice(0, 8);
  const person = {
    name: `Grace ${id}`,
    username: `user-${id}`,
    email: `${id}@example.org`,
    password: 'forgotten at once',
  };
  const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const added = await request.post('/api/admin/users', { headers, data: person });
  expect(added.ok()).toBe(true);

  await test.step('which is asked for from the login', async () => {
    await page.goto('/admin/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(heading(page)).toHaveText('Forgot your password?');
    const name = page.getByLabel('Email or username');
    await expect(name).toBeFocused();
    await expectNoViolations(page, showIn);
    await name.fill(person.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(heading(page)).toHaveText('Look at your mail');
    await expectNoViolations(page, showIn);
  });

  await test.step('which comes as HTML and as text', async () => {
    await openMail(page, person.email);
    const mail = page.frameLocator('iframe');
    await expect(mail.getByText(`Hello ${person.name},`)).toBeVisible();
    await expect(page.locator('pre')).toContainText(person.username);
    await expectNoViolations(page, showIn);
  });

  await test.step('whose page refuses a weak one', async () => {
    await page.locator('pre').getByRole('link').click();
    await expect(heading(page)).toHaveText('Choose a new password');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill(person.email);
    await expect(page.getByRole('status')).toHaveText('Strength: Very weak');
    await password.fill('gyre and gimble in 1871');
    await expect(page.getByRole('status')).toHaveText('Strength: Strong');
    await expectNoViolations(page, showIn);
    await password.fill('');
    await expect(page.getByRole('status')).toHaveText('');
    await password.fill('password1');
    await page.getByLabel('Repeat password').fill('password1');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/most common/);
    await expectNoViolations(page, showIn);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test('a forgotten password is replaced through a link that an admin makes', async ({
  page,
  request,
}) => {
  const id = randomUUID().slice(0, 8);
  const data = {
    name: `Grace ${id}`,
    username: `user-${id}`,
    email: `${id}@example.org`,
    password: 'forgotten at once',
  };
  const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  expect((await request.post('/api/admin/users', { headers, data })).ok()).toBe(true);
  await page.goto(`/admin/users?search=${data.username}`);
  await signIn(page, ADMIN);
  await page.getByRole('button', { name: `Edit ${data.username}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });

  await test.step('who sees how good a password is that they type', async () => {
    const password = dialog.getByLabel('Password', { exact: true });
    await expect(password).toBeVisible();
    const said = await lastingStatuses(page);
    await password.fill('abcdef');
    await expect(said.filter({ hasText: 'Strength: Very weak' })).toBeVisible();
    await password.fill('');
    await expect(dialog.getByText(/^Strength/)).toHaveCount(0);
  });

  await test.step('who sees what became of the mail', async () => {
    await dialog.getByRole('button', { name: 'Send reset email' }).click();
    const mails = dialog.getByRole('table', { name: `Emails to ${data.name}` });
    await expect(mails).toContainText('New password');
    await expect(mails).toContainText('Email sent');
  });

  let link = '';
  await test.step('and hands out a link instead', async () => {
    await dialog.getByRole('button', { name: 'Create a link instead' }).click();
    const shown = page.getByRole('dialog', { name: `Link for ${data.name}` });
    await expect(shown).toContainText(`Give it to ${data.name} only`);
    link = await shown.getByLabel('Link').inputValue();
    expect(link).toMatch(/\/reset-password\/[\w-]{43}$/);
    await expectNoViolations(page);
  });

  await test.step('by which its owner chooses another', async () => {
    await page.goto(new URL(link).pathname);
    await expect(heading(page)).toHaveText('Choose a new password');
  });
});
