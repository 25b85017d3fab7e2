import { randomUUID } from 'node:crypto';
import { heading, openMail } from '../message-pages';
import { expect, test } from '../own-product';

test.use({ javaScriptEnabled: false });

test('without JavaScript a subscription is confirmed with the link in an email, once', async ({
  page,
}) => {
  const email = `reader-${randomUUID()}@example.org`;
  await page.goto('/');
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
  await form.getByLabel('Email address').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL('/subscribed/confirm#newsletter');
  await expect(page.getByRole('main')).toContainText('confirm it by the link in the mail');

  await openMail(page, email);
  await page
    .locator('pre')
    .getByRole('link', { name: /\/confirm-subscription\/[\w-]+$/ })
    .click();
  await expect(heading(page)).toHaveText('Confirm your subscription');
  await expect(page.getByRole('main')).toContainText(email);
  const link = page.url();
  await page.getByRole('button', { name: 'Subscribe' }).press('Enter');
  await expect(heading(page)).toHaveText('You are subscribed');
  await page.goto(link);
  await expect(heading(page)).toHaveText('This link was used already');
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
});
