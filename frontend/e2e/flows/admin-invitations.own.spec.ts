import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { InvitationListDto } from '../../src/api/generated/model/invitationListDto';
import { openAs, toastOf, tokenOf } from '../admin';
import { expectNoFault, expectNoFaultAtAnyWidth } from '../axe';
import { letMailsAge } from '../mail-times';
import { heading, showIn } from '../notices';
import { ADMIN, expect, test } from '../own-product';
import { hold } from '../test';

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function invite(page: Page, name: string, email: string) {
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a user' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
}

test('somebody is invited by mail, and becomes a user', async ({ page }) => {
  const id = randomUUID().slice(0, 8);
  const name = `Maria ${id}`;
  const email = `${id}@example.org`;
  let invitation = '';

  await test.step('from the screen of users, which tells what becomes of the mail', async () => {
    await openAs(page, ADMIN, '/admin/users');
    await invite(page, name, email);
    await expect(toastOf(page)).toContainText(`A mail is on its way to ${email}`);
    await expect(rowOf(page, name)).toContainText('Mail sent');
    await expect(rowOf(page, name)).toContainText('until');
    await expectNoFaultAtAnyWidth(page);
  });

  await test.step('who is invited already is named at the field', async () => {
    await page.getByRole('button', { name: 'Invite' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite a user' });
    await dialog.getByLabel('Name').fill('Somebody else');
    await dialog.getByLabel('Email').fill(email.toUpperCase());
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(
      'This address is invited already',
    );
    await expectNoFaultAtAnyWidth(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the mail is there as HTML and as text', async () => {
    await page.goto('/demo/mail');
    await expectNoFault(page, showIn);
    await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click();
    await expect(heading(page)).toContainText(`${ADMIN.username} invites you to`);
    const mail = page.frameLocator('iframe');
    await expect(mail.getByRole('heading', { level: 1 })).toContainText('Join');
    await expect(mail.getByText(`Hello ${name},`)).toBeVisible();
    const text = page.locator('pre');
    await expect(text).toContainText(`Hello ${name},`);
    await expectNoFault(page, showIn);
    const holdsALine = (box: HTMLElement) => {
      box.style.whiteSpace = 'pre';
      box.textContent = 'x'.repeat(76);
      return box.scrollWidth <= box.clientWidth;
    };
    expect(await text.evaluate(holdsALine)).toBe(true);
    await page.reload();
  });

  await test.step('its page refuses what is weak, and keeps the username', async () => {
    await page.locator('pre').getByRole('link').click();
    await expect(heading(page)).toHaveText(`Welcome, ${name}`);
    invitation = page.url();
    await expect(page.getByLabel('Username')).toBeFocused();
    await page.getByLabel('Username').fill(`user-${id}`);
    await page.getByLabel('Password', { exact: true }).fill('password1');
    await page.getByLabel('Repeat password').fill('password1');
    await page.getByRole('button', { name: 'Create my account' }).click();
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/most common/);
    await expect(page.getByLabel('Username')).toHaveValue(`user-${id}`);
    await expectNoFault(page, showIn);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  await test.step('the invited chooses, and signs in', async () => {
    await page.getByLabel('Password', { exact: true }).fill('horse battery');
    await page.getByLabel('Repeat password').fill('horse battery');
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect(heading(page)).toHaveText('Welcome');
    await expectNoFault(page, showIn);
    await page.goto(invitation);
    await expect(heading(page)).toHaveText('This invitation was accepted already');
    await page.evaluate(() => localStorage.clear());
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Username').fill(`user-${id}`);
    await page.getByLabel('Password').fill('horse battery');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/admin/dashboard');
  });
});

test('an invitation is sent again, copied and revoked', async ({ page, context, product }) => {
  const id = randomUUID().slice(0, 8);
  const name = `Grace ${id}`;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, ADMIN, '/admin/users');
  await invite(page, name, `${id}@example.org`);
  await expect(rowOf(page, name)).toContainText('Mail sent');

  const again = page.getByRole('button', { name: `Send again to ${name}` });
  await again.click();
  await expect(toastOf(page)).toContainText(/It may go again in \d+ seconds?\./);
  await letMailsAge(product.databaseUrl);
  await again.click();
  await expect(toastOf(page)).toContainText('Invitation sent again');
  await expect(rowOf(page, name)).toContainText('Mail sent');

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/link')) asked.push(request.url());
  });
  const release = await hold(page, '**/api/admin/invitations/*/link');
  const copy = page.getByRole('button', { name: `Copy link for ${name}` });
  await copy.click();
  await expect(copy).toHaveClass(/ant-btn-loading/);
  // Each answer would leave a line in the audit log.
  await copy.press('Enter');
  release();
  await expect(toastOf(page)).toContainText('Link copied');
  expect(asked).toHaveLength(1);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toMatch(/^\/invitation\/[\w-]{43}$/);

  await page.getByRole('button', { name: `History of ${name}` }).click();
  await expect(page).toHaveURL(/\/admin\/audit\?.*invitation/);
  await expect(page.getByRole('main')).toContainText('Copied an invitation’s link');
  await expect(page.getByRole('main')).toContainText('Invited somebody');
  await page.goBack();

  await page.getByRole('button', { name: `Revoke ${name}` }).click();
  const question = page.getByRole('dialog', { name: 'Revoke the invitation?' });
  await expect(question).toContainText(`${id}@example.org`);
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(toastOf(page)).toContainText('Invitation revoked');
  await expect(rowOf(page, name)).toHaveCount(0);

  await page.goto(link);
  await expect(heading(page)).toHaveText('This invitation was taken back');
});

test('two links are copied at once, and each is asked for once', async ({ page }) => {
  const id = randomUUID().slice(0, 8);
  const names = [`Ada ${id}`, `Bo ${id}`];
  await openAs(page, ADMIN, '/admin/users');
  for (const [index, name] of names.entries())
    await invite(page, name, `${index}-${id}@example.org`);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/link')) asked.push(request.url());
  });
  const release = await hold(page, '**/api/admin/invitations/*/link');
  const copies = names.map((name) => page.getByRole('button', { name: `Copy link for ${name}` }));
  for (const copy of copies) await copy.click();
  for (const copy of copies) {
    await expect(copy).toHaveClass(/ant-btn-loading/);
    await copy.press('Enter');
  }
  release();
  for (const copy of copies) await expect(copy).not.toHaveClass(/ant-btn-loading/);
  expect(new Set(asked).size).toBe(2);
  expect(asked).toHaveLength(2);
});

test('the last invitation of a page gives way to the page before', async ({ page, request }) => {
  const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const path = '/api/admin/invitations';
  const listed = async () => {
    const answer = await request.get(`${path}?limit=100`, { headers });
    return ((await answer.json()) as InvitationListDto).invitations;
  };
  for (const { id } of await listed()) await request.delete(`${path}/${id}`, { headers });
  for (let count = 0; count < 11; count += 1) {
    const id = randomUUID().slice(0, 8);
    const data = { name: `Guest ${id}`, email: `${id}@example.org`, role: 'staff' };
    expect((await request.post(path, { headers, data })).status()).toBe(201);
  }
  const release = await hold(page, '**/api/admin/invitations?*');
  await openAs(page, ADMIN, '/admin/users');
  const section = page.getByRole('region', { name: 'Pending invitations' });
  const row = page.getByRole('row').filter({ hasText: ADMIN.username }).first();
  await test.step('they push no user away when they come', async () => {
    await expect(row).toBeVisible();
    const before = await row.boundingBox();
    release();
    await expect(section).toBeVisible();
    expect(await row.boundingBox()).toEqual(before);
  });
  await page.getByRole('navigation', { name: 'Pages of invitations' }).getByText('Next').click();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await section.getByRole('button', { name: /^Revoke/ }).click();
  const question = page.getByRole('dialog', { name: 'Revoke the invitation?' });
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(10);
  await expect(section.getByRole('heading')).toHaveText('Pending invitations (10)');
});
