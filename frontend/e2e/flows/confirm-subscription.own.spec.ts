import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openAs, toastOf } from '../admin';
import { expectNoViolations } from '../axe';
import { heading, openMail, showIn } from '../message-pages';
import { ADMIN, expect, test } from '../own-product';

const linkIn = (page: Page, address: RegExp) =>
  page.locator('pre').getByRole('link', { name: address });

async function showPending(page: Page) {
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByTitle(/^Pending/).click();
}

test('a new subscriber learns of the email, and an admin sees the pending address', async ({
  page,
}) => {
  const email = `reader-${randomUUID()}@example.org`;
  await test.step('the toast says it', async () => {
    await page.goto('/');
    const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
    await form.getByLabel('Email address').fill(email);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(toastOf(page)).toContainText("You've successfully subscribed to our newsletter.");
    await expect(toastOf(page)).toContainText('please confirm it by the link in the mail');
  });

  await test.step('the pending have a list of their own', async () => {
    await openAs(page, ADMIN, `/admin/newsletters?search=${email}`);
    await expect(page.getByText('No subscribers found')).toBeVisible();
    await showPending(page);
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('Email sent');
    await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
    await expectNoViolations(page);
    await page.reload();
    await expect(row).toBeVisible();
  });

  await test.step('axe finds no violations in the pages of the link', async () => {
    await openMail(page, email);
    await expectNoViolations(page, showIn);
    await linkIn(page, /\/confirm-subscription\/[\w-]+$/).click();
    await expect(heading(page)).toHaveText('Confirm your subscription');
    await expectNoViolations(page, showIn);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(heading(page)).toHaveText('You are subscribed');
    await expectNoViolations(page, showIn);
    await openAs(page, ADMIN, `/admin/newsletters?search=${email}`);
    await expect(page.getByRole('listitem').filter({ hasText: email })).toBeVisible();
  });

  await test.step('who is selected is not deleted from the list of the pending', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const selection = page.getByRole('group', { name: 'Selected subscribers' });
    await page.getByRole('checkbox', { name: `Select ${email}` }).check();
    await expect(selection).toBeVisible();
    await showPending(page);
    await expect(page).toHaveURL(/status=pending/);
    await expect(selection).toHaveCount(0);
  });
});

test('who has not confirmed sees, takes and erases what is known', async ({ page, request }) => {
  const email = `reader-${randomUUID()}@example.org`;
  expect((await request.post('/api/newsletter', { data: { email } })).status()).toBe(201);
  await openMail(page, email);
  await linkIn(page, /\/data$/).click();
  await expect(heading(page)).toHaveText('What we know of you');
  const link = page.url();
  await expect(page.getByRole('definition').first()).toHaveText(email);
  await expectNoViolations(page, showIn);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as a file' }).click(),
  ]);
  const taken = JSON.parse(await readFile(await file.path(), 'utf8')) as object;
  expect(taken).toMatchObject({ email, timesAsked: 1, mails: [{ state: 'sent' }] });

  await page.getByRole('button', { name: 'Erase all of it' }).press('Enter');
  await expect(heading(page)).toHaveText('Erase what we know of you?');
  await page.getByRole('link', { name: 'Keep it' }).press('Enter');
  await page.getByRole('button', { name: 'Erase all of it' }).press('Enter');
  await page.getByRole('button', { name: 'Erase for good' }).press('Enter');
  await expect(heading(page)).toHaveText('We know nothing of you any more');
  await expectNoViolations(page, showIn);
  await page.goto(link.replace(/\/data$/, ''));
  await expect(heading(page)).toHaveText('We know nothing of you any more');
});
