import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openAs, toastOf } from '../admin';
import { expectNoViolations, expectNoViolationsAtAnyWidth } from '../axe';
import { letMailsAge } from '../mail-times';
import { heading, showIn } from '../message-pages';
import { ADMIN, expect, test } from '../own-product';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function invite(page: Page, name: string, email: string) {
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a user' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
}

test('an invitation says what is wrong with it, and its page what is weak', async ({ page }) => {
  const id = randomUUID().slice(0, 8);
  const name = `Maria ${id}`;
  const email = `${id}@example.org`;

  await test.step('from the screen of users, which tells what becomes of the mail', async () => {
    await openAs(page, ADMIN, '/admin/users');
    await invite(page, name, email);
    await expect(rowOf(page, name)).toContainText('Email sent');
    await expect(rowOf(page, name)).toContainText('until');
    await expectNoViolationsAtAnyWidth(page);
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
    await expectNoViolationsAtAnyWidth(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the mail is there as HTML and as text', async () => {
    await page.goto('/demo/mail');
    await expectNoViolations(page, showIn);
    await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click();
    await expect(heading(page)).toContainText(`${ADMIN.username} invites you to`);
    const mail = page.frameLocator('iframe');
    await expect(mail.getByRole('heading', { level: 1 })).toContainText('Join');
    await expect(mail.getByText(`Hello ${name},`)).toBeVisible();
    const text = page.locator('pre');
    await expect(text).toContainText(`Hello ${name},`);
    await expectNoViolations(page, showIn);
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
    await expect(page.getByLabel('Username')).toBeFocused();
    await page.getByLabel('Username').fill(`user-${id}`);
    await page.getByLabel('Password', { exact: true }).fill('password1');
    await page.getByLabel('Repeat password').fill('password1');
    await page.getByRole('button', { name: 'Create my account' }).click();
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/most common/);
    await expect(page.getByLabel('Username')).toHaveValue(`user-${id}`);
    await expectNoViolations(page, showIn);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test('an invitation is sent again, copied and revoked', async ({ page, context, product }) => {
  const id = randomUUID().slice(0, 8);
  const name = `Grace ${id}`;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, ADMIN, '/admin/users');
  await invite(page, name, `${id}@example.org`);
  await expect(rowOf(page, name)).toContainText('Email sent');

  const again = page.getByRole('button', { name: `Send again to ${name}` });
  await again.click();
  await expect(toastOf(page)).toContainText(/It can be sent again in \d+ seconds?\./);
  await letMailsAge(product.databaseUrl);
  await again.click();
  await expect(toastOf(page)).toContainText('Invitation sent again');
  await expect(rowOf(page, name)).toContainText('Email sent');

  await page.getByRole('button', { name: `Get the link for ${name}` }).click();
  const shown = page.getByRole('dialog', { name: `Link for ${name}` });
  const link = await shown.getByLabel('Link').inputValue();
  await shown.getByRole('button', { name: 'Copy' }).click();
  await expect(toastOf(page)).toContainText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await shown.getByRole('button', { name: 'I have saved it' }).click();
  expect(new URL(link).pathname).toMatch(/^\/invitation\/[\w-]{43}$/);

  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page).toHaveURL(/\/admin\/audit\?.*invitation/);
  await expect(page.getByRole('main')).toContainText('Copied the link of an invitation');
  await expect(page.getByRole('main')).toContainText('Sent an invitation');
  await page.goBack();

  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  const question = page.getByRole('dialog', { name: 'Revoke the invitation?' });
  await expect(question).toContainText(`${id}@example.org`);
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(toastOf(page)).toContainText('Invitation revoked');
  await expect(rowOf(page, name)).toHaveCount(0);

  await page.goto(link);
  await expect(heading(page)).toHaveText('This invitation was taken back');
});
